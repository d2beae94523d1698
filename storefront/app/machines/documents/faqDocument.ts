import { parsePassages, type Question } from "#domain/content.ts";
import { plainWords } from "#domain/richText.ts";

/** Returns an answer as words without marks. */
const answerText = (answer: string): string =>
  parsePassages(answer)
    .flatMap(({ heading, paragraphs }) => (heading === null ? [] : [heading]).concat(paragraphs.map(plainWords)))
    .join(" ");

/** Returns the questions as structured data (https://schema.org/FAQPage): the same questions and words as the page shows. */
export const faqDocument = (questions: readonly Question[]) => ({
  "@context": "https://schema.org",
  "@type": "FAQPage",
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answerText(answer) },
  })),
});

import { parsePassages, type Question } from "#domain/content.ts";
import { plainWords } from "#domain/richText.ts";
import { structuredData } from "../../components/structuredData.ts";

/** Returns an answer as words without marks. */
const answerText = (answer: string): string =>
  parsePassages(answer)
    .flatMap(({ heading, paragraphs }) => (heading === null ? [] : [heading]).concat(paragraphs.map(plainWords)))
    .join(" ");

/**
 * Returns the questions as the JSON of a schema.org `FAQPage`, for search engines: the same questions and words as the
 * page shows. Null without questions.
 */
export const faqDocument = (questions: readonly Question[]): string | null =>
  questions.length === 0
    ? null
    : structuredData({
        "@context": "https://schema.org",
        "@type": "FAQPage",
        mainEntity: questions.map(({ question, answer }) => ({
          "@type": "Question",
          name: question,
          acceptedAnswer: { "@type": "Answer", text: answerText(answer) },
        })),
      });

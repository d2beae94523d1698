import { asc } from "drizzle-orm";
import type { WireQuestion } from "#contract/content/cms.ts";
import { wordIn } from "../stores/wordIn.ts";
import type { Session } from "../kernel/database/database.ts";
import { questions } from "./tables/cms.ts";

/** The questions that are asked often, in one language and in their order. */
export async function readQuestions(session: Session, locale: string): Promise<readonly WireQuestion[]> {
  const rows = await session.select().from(questions).orderBy(asc(questions.position));
  return rows.map(({ id, code, categoryCode, position, questions: asked, answers }) => ({
    id,
    code,
    category_code: categoryCode,
    position,
    question: wordIn(asked, locale),
    answer: wordIn(answers, locale),
  }));
}

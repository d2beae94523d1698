import { type BoolQuery, requiredCount, type TextRules, type WordsQuery } from "../query.ts";
import { wordsOf } from "./textIndex.ts";

/** A single word, spelled exactly. */
const exactly: TextRules = {
  isPhrase: false,
  isLastWordPrefix: false,
  minimum: { count: 1 },
  fuzziness: 0,
  prefixLength: 0,
  maximumExpansions: 50,
};

/** Returns a search for words as one clause for each word, which is found in any of the fields. */
export function eachWord({ text, fields, minimum, boost }: WordsQuery): BoolQuery {
  const words = (text.normalize("NFC").match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).filter((word) => wordsOf(word).length > 0);
  return {
    kind: "bool",
    must: [],
    filter: [],
    should: words.map((word) => ({
      kind: "best",
      parts: fields.map((field) => ({ kind: "text", text: word, rules: exactly, ...field })),
      tieBreaker: 0,
      boost: 1,
    })),
    mustNot: [],
    // A text without any word finds nothing.
    minimum: { count: Math.max(1, requiredCount(minimum, words.length)) },
    boost,
  };
}

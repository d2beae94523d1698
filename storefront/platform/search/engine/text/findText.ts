import type { Column } from "../column.ts";
import type { Columns } from "../columns.ts";
import { documentsWithAny } from "../filter.ts";
import { type Matches, scoredMatches, uniformMatches } from "../bitmap.ts";
import { requiredCount, type TextQuery } from "../query.ts";
import { createTextIndex, type TextIndex, wordsOf } from "./textIndex.ts";
import { phraseValues } from "./phrase.ts";
import { type Spelling, spellingsOf } from "./spellings.ts";
import { createTally } from "./tally.ts";

/** Returns the documents that match a text query. Writes their scores into `scores`, which must be all zeros. */
export type FindText = (query: TextQuery, scores: Float64Array) => Matches;

/** Returns a factor between 0.5 and 1.5 that makes hits in short texts count more than in long ones. */
function lengthWeight({ lengths, averageLength }: TextIndex, value: number): number {
  return 1.5 / (1 + 0.5 * (0.7 + (0.3 * (lengths[value] ?? 0)) / averageLength));
}

/** Returns the number of documents that have a value. */
const documentsWith = ({ postingStarts }: Column, value: number) =>
  (postingStarts[value + 1] ?? 0) - (postingStarts[value] ?? 0);

/** Returns a weight that is higher for rare words. A word counts as frequent as its most frequent spelling. */
function rarity(spellings: readonly Spelling[], index: TextIndex, column: Column, total: number): number {
  let most = 0;
  for (const { word } of spellings) {
    let count = 0;
    const end = index.starts[word + 1] ?? 0;
    for (let entry = index.starts[word] ?? 0; entry < end; entry++) {
      count += documentsWith(column, index.values[entry] ?? 0);
    }
    most = Math.max(most, Math.min(count, total));
  }
  return 1 + Math.log((total + 1) / (most + 1));
}

/** Creates a text search. The words of a field are indexed when it is first searched. */
export function createFindText(columns: Columns): FindText {
  const indexes = new WeakMap<Column, TextIndex>();
  const tally = createTally(columns.size);

  function indexOf(column: Column): TextIndex {
    const existing = indexes.get(column);
    if (existing) return existing;
    const index = createTextIndex(column);
    indexes.set(column, index);
    return index;
  }

  return (query, scores) => {
    const { rules } = query;
    const size = columns.size;
    const column = columns.columnOf(query.field);
    if (!column.raws.some((raw) => typeof raw === "string")) {
      return uniformMatches(documentsWithAny(columns, query.field, [query.text]), query.boost);
    }
    const index = indexOf(column);
    const words = wordsOf(String(query.text));
    const spellings = words.map((forms, place) =>
      spellingsOf(forms, index, rules, rules.isLastWordPrefix && place === words.length - 1),
    );
    const rarities = spellings.map((each) => (each.length > 0 ? rarity(each, index, column, size) : 0));
    tally.begin(scores);
    if (rules.isPhrase) {
      const score = query.boost * rarities.reduce((sum, each) => sum + each, 0);
      for (const value of phraseValues(spellings, index))
        tally.addMatches(column, value, score * lengthWeight(index, value));
      tally.nextWord();
      return scoredMatches(tally.end(1), scores);
    }
    for (const [place, each] of spellings.entries()) {
      const score = query.boost * (rarities[place] ?? 0);
      for (const { word, quality } of each) {
        const end = index.starts[word + 1] ?? 0;
        for (let entry = index.starts[word] ?? 0; entry < end; entry++) {
          const value = index.values[entry] ?? 0;
          tally.addMatches(column, value, score * quality * lengthWeight(index, value));
        }
      }
      tally.nextWord();
    }
    return scoredMatches(tally.end(Math.max(1, requiredCount(rules.minimum, words.length))), scores);
  };
}

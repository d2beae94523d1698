import { emptyBitmap, include } from "../bitmap.ts";
import type { Column } from "../column.ts";
import type { Columns } from "../columns.ts";
import { havingAny } from "../filter.ts";
import { alike, type Matches, scored } from "../matches.ts";
import { neededOf } from "../minimum.ts";
import type { TextQuery } from "../query.ts";
import { wordsOf } from "./fold.ts";
import { phraseValues } from "./phrase.ts";
import { type Spelling, spellingsOf } from "./spellings.ts";
import { createTextIndex, type TextIndex } from "./textIndex.ts";

export type FindText = (query: TextQuery) => Matches;

/** How much less a hit counts in a long text than in a short one: between a half and one and a half. */
function lengthWeight({ lengths, averageLength }: TextIndex, value: number): number {
  return 1.5 / (1 + 0.5 * (0.7 + (0.3 * (lengths[value] ?? 0)) / averageLength));
}

/** How many documents have a value. */
const documentsWith = ({ postingStarts }: Column, value: number) =>
  (postingStarts[value + 1] ?? 0) - (postingStarts[value] ?? 0);

/** A rare word says more. However it is spelled, a word is as rare as its most common spelling. */
function rarity(spellings: readonly Spelling[], index: TextIndex, column: Column, total: number): number {
  const counts = spellings.map(({ word }) => {
    let count = 0;
    const end = index.starts[word + 1] ?? 0;
    for (let entry = index.starts[word] ?? 0; entry < end; entry++)
      count += documentsWith(column, index.values[entry] ?? 0);
    return Math.min(count, total);
  });
  return 1 + Math.log((total + 1) / (Math.max(...counts) + 1));
}

/** What has been found so far, by document. */
class Tally {
  readonly scores: Float64Array;
  readonly #words: Uint8Array;
  readonly #best: Float64Array;
  readonly #met: number[] = [];
  readonly #all: number[] = [];

  constructor(size: number) {
    this.scores = new Float64Array(size);
    this.#words = new Uint8Array(size);
    this.#best = new Float64Array(size);
  }

  /** Every document with a value has the present word that well. */
  meet({ postings, postingStarts }: Column, value: number, score: number): void {
    const end = postingStarts[value + 1] ?? 0;
    for (let place = postingStarts[value] ?? 0; place < end; place++) {
      const document = postings[place] ?? 0;
      const best = this.#best[document] ?? 0;
      if (best === 0) this.#met.push(document);
      if (score > best) this.#best[document] = score;
    }
  }

  /** The next word is begun. */
  next(): void {
    for (const document of this.#met) {
      const words = this.#words[document] ?? 0;
      if (words === 0) this.#all.push(document);
      this.#words[document] = words + 1;
      this.scores[document] = (this.scores[document] ?? 0) + (this.#best[document] ?? 0);
      this.#best[document] = 0;
    }
    this.#met.length = 0;
  }

  /** The documents that have as many of the words. */
  having(needed: number) {
    const found = emptyBitmap(this.scores.length);
    for (const document of this.#all) if ((this.#words[document] ?? 0) >= needed) include(found, document);
    return found;
  }
}

/** Finds words in fields; the words of a field are read when they are first asked for. */
export function createTexts(columns: Columns): FindText {
  const indexes = new WeakMap<Column, TextIndex>();

  function indexOf(column: Column): TextIndex {
    const known = indexes.get(column);
    if (known) return known;
    const index = createTextIndex(column);
    indexes.set(column, index);
    return index;
  }

  return (query) => {
    const { rules } = query;
    const size = columns.documents.length;
    const column = columns.columnOf(query.field);
    if (!column.values.some(({ raw }) => typeof raw === "string")) {
      return alike(havingAny(columns, query.field, [query.text]), query.boost);
    }
    const index = indexOf(column);
    const words = wordsOf(String(query.text));
    const spellings = words.map((forms, place) =>
      spellingsOf(forms, index, rules, rules.endsOpen && place === words.length - 1),
    );
    const rarities = spellings.map((each) => (each.length > 0 ? rarity(each, index, column, size) : 0));
    const tally = new Tally(size);
    if (rules.isPhrase) {
      const score = query.boost * rarities.reduce((sum, each) => sum + each, 0);
      for (const value of phraseValues(spellings, index)) tally.meet(column, value, score * lengthWeight(index, value));
      tally.next();
      return scored(tally.having(1), tally.scores);
    }
    for (const [place, each] of spellings.entries()) {
      const score = query.boost * (rarities[place] ?? 0);
      for (const { word, quality } of each) {
        const end = index.starts[word + 1] ?? 0;
        for (let entry = index.starts[word] ?? 0; entry < end; entry++) {
          const value = index.values[entry] ?? 0;
          tally.meet(column, value, score * quality * lengthWeight(index, value));
        }
      }
      tally.next();
    }
    return scored(tally.having(Math.max(1, neededOf(rules.minimum, words.length))), tally.scores);
  };
}

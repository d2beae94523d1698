import { asJson, type Json, valuesOf } from "./jsonValues.ts";

/** German umlauts with their spelling as one and as two letters. */
const umlauts: readonly (readonly [RegExp, string, string])[] = [
  [/ä/g, "a", "ae"],
  [/ö/g, "o", "oe"],
  [/ü/g, "u", "ue"],
];

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l").replaceAll("ß", "ss");

const spelledWith = (word: string, choice: 1 | 2) =>
  plain(umlauts.reduce((text, umlaut) => text.replace(umlaut[0], umlaut[choice]), word));

const formsOf = (word: string) => [...new Set([spelledWith(word, 1), spelledWith(word, 2)])];

const wordsIn = (text: string): readonly (readonly string[])[] =>
  text
    .normalize("NFC")
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== "")
    .map(formsOf);

/** Returns the edit distance of two words, computed recursively. A swap of neighbouring letters counts as one edit. */
export function distance(a: string, b: string): number {
  const distances = new Map<string, number>();
  const between = (i: number, j: number): number => {
    if (i === 0 || j === 0) return i + j;
    const key = `${i} ${j}`;
    const computed = distances.get(key);
    if (computed !== undefined) return computed;
    const candidates = [
      between(i - 1, j) + 1,
      between(i, j - 1) + 1,
      between(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
    ];
    if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) candidates.push(between(i - 2, j - 2) + 1);
    distances.set(key, Math.min(...candidates));
    return Math.min(...candidates);
  };
  return between(a.length, b.length);
}

interface Options {
  readonly fuzziness: number;
  readonly prefix: number;
  readonly expansions: number;
}

/** Returns the words of the vocabulary that match a word of the search. */
function matchingWords(forms: readonly string[], vocabulary: readonly string[], options: Options, isPrefix: boolean) {
  const exact = vocabulary.filter((word) => forms.includes(word));
  if (isPrefix) return vocabulary.filter((word) => forms.some((form) => word.startsWith(form)));
  const similar = vocabulary.flatMap((word) => {
    const qualities = forms.flatMap((form) => {
      const edits = distance(form, word);
      const shorter = Math.min(form.length, word.length);
      const begins = word.startsWith(form.slice(0, options.prefix));
      return edits > 0 && edits <= options.fuzziness && edits < shorter && begins ? [1 - edits / shorter] : [];
    });
    return qualities.length > 0 && !exact.includes(word) ? [{ word, quality: Math.max(...qualities) }] : [];
  });
  const mostSimilar = similar
    .toSorted((a, b) => b.quality - a.quality || (a.word < b.word ? -1 : 1))
    .map(({ word }) => word);
  return options.fuzziness === 0
    ? exact
    : [...exact, ...mostSimilar].slice(0, Math.max(exact.length, options.expansions));
}

const cache = new WeakMap<readonly unknown[], Map<string, readonly (readonly string[])[]>>();

/** Caches what is the same for all documents of a search. */
function cached(all: readonly unknown[], key: string, compute: () => readonly (readonly string[])[]) {
  const values = cache.get(all) ?? new Map<string, readonly (readonly string[])[]>();
  cache.set(all, values);
  const value = values.get(key) ?? compute();
  values.set(key, value);
  return value;
}

const textsOf = (document: unknown, field: string) =>
  valuesOf(document, field).filter((value) => typeof value === "string");

const vocabularyOf = (all: readonly unknown[], field: string) =>
  cached(all, field, () =>
    [...new Set(all.flatMap((one) => textsOf(one, field)).flatMap((text) => wordsIn(text).flat()))].map((word) => [
      word,
    ]),
  ).flat();

function fieldMatches(
  field: string,
  query: string,
  given: Json,
  kind: string,
  document: unknown,
  all: readonly unknown[],
) {
  const words = wordsIn(query);
  const options = {
    fuzziness: Number(given["fuzziness"] ?? 0),
    prefix: Number(given["prefix_length"] ?? 0),
    expansions: Number(given["max_expansions"] ?? 50),
  };
  const isPrefixSearch = /prefix/.test(kind);
  const matching = cached(all, JSON.stringify([field, query, given, kind]), () => {
    const vocabulary = vocabularyOf(all, field);
    return words.map((forms, index) =>
      matchingWords(forms, vocabulary, options, isPrefixSearch && index === words.length - 1),
    );
  });
  const texts = textsOf(document, field).map(wordsIn);
  const isWordAt = (text: readonly (readonly string[])[], at: number, index: number) =>
    text[at + index]?.some((form) => matching[index]?.includes(form)) === true;
  if (/phrase/.test(kind)) {
    return texts.some((text) =>
      text.some((_, at) => words.length > 0 && words.every((__, index) => isWordAt(text, at, index))),
    );
  }
  const found = matching.filter((forms) =>
    texts.some((text) => text.flat().some((form) => forms.includes(form))),
  ).length;
  const minimum = /^(\d+)(%?)/.exec(
    String(given["minimum_should_match"] ?? (given["operator"] === "and" ? "100%" : "1")),
  );
  const count = Number(minimum?.[1]);
  const least = minimum?.[2] === "%" ? Math.trunc((count * words.length) / 100) : count;
  return words.length > 0 && found >= Math.max(1, least);
}

/** Returns whether a document matches a clause that searches for words. */
export function textMatches(name: string, body: Json, document: unknown, all: readonly unknown[]): boolean {
  if (name === "multi_match") {
    const fields = Array.isArray(body["fields"]) ? body["fields"] : [];
    const kind = String(body["type"] ?? "");
    return fields.some((field) =>
      fieldMatches(String(field).replace(/\^.*/, ""), String(body["query"]), body, kind, document, all),
    );
  }
  const [[field, given] = ["", undefined]] = Object.entries(body);
  const options = typeof given === "object" ? asJson(given) : { query: given };
  if (all.every((one) => textsOf(one, field).length === 0))
    return valuesOf(document, field).some((value) => String(value) === String(options["query"]));
  return fieldMatches(field, String(options["query"]), options, name, document, all);
}

import { foldText } from "@dioptra/ui/rules";
import { wordsOf } from "../engine/text/textIndex.ts";
import type { SearchWords } from "./searchWords.ts";

/** A part of a search that is recognised by its form, or a plain word. */
export type TypedPart =
  | { readonly kind: "word"; readonly typed: string; readonly forms: readonly string[] }
  /** Lens width, bridge and temple in millimetres, as printed on a frame; the temple may be missing. */
  | { readonly kind: "mark"; readonly typed: string; readonly mark: readonly number[] }
  /** A lens power above 0, with two decimals. */
  | { readonly kind: "power"; readonly typed: string; readonly power: string }
  /** The highest price, in whole units of the currency. */
  | { readonly kind: "price"; readonly typed: string; readonly upTo: number };

const separator = String.raw`\s*[-–—/x×□▢◻|\s]\s*`;
/** Such as 52-18-140, 52□18 140 and 52/18. */
const markPattern = new RegExp(
  String.raw`(?<![\d,.])(\d{2})${separator}(\d{2})(?:${separator}(\d{3}))?(?![\d,.])`,
  "gu",
);
const powerPattern = /(?<!\S)\+\s?(\d{1,2}(?:[.,]\d{1,2})?)(?![\d,.])/gu;

/** The measures that frames are made in, in millimetres: numbers outside of them are no size. */
const measures = [
  { from: 30, to: 75 },
  { from: 8, to: 30 },
  { from: 100, to: 170 },
];

const isMeasure = (millimetres: number, index: number) => {
  const { from = 0, to = 0 } = measures[index] ?? {};
  return millimetres >= from && millimetres <= to;
};

interface Special {
  readonly start: number;
  readonly end: number;
  readonly part: TypedPart;
}

function marksIn(text: string): readonly Special[] {
  return [...text.matchAll(markPattern)].flatMap((match) => {
    const mark = match.slice(1).flatMap((digits) => (digits === undefined ? [] : [Number(digits)]));
    if (!mark.every(isMeasure)) return [];
    const typed = match[0];
    return [{ start: match.index, end: match.index + typed.length, part: { kind: "mark", typed, mark } as const }];
  });
}

function powersIn(text: string): readonly Special[] {
  return [...text.matchAll(powerPattern)].map((match) => {
    const typed = match[0].trim();
    const power = Number((match[1] ?? "").replace(",", ".")).toFixed(2);
    return { start: match.index, end: match.index + match[0].length, part: { kind: "power", typed, power } as const };
  });
}

const plainWords = (text: string): readonly TypedPart[] =>
  [...text.normalize("NFC").matchAll(/[\p{L}\p{N}\p{M}]+/gu)].flatMap(([typed]) => {
    const [forms] = wordsOf(typed);
    return forms ? [{ kind: "word", typed, forms } as const] : [];
  });

type Rules = Pick<SearchWords, "upTo" | "currencies">;

/** Replaces "under 400 zł" by the highest price. */
function withPrices(parts: readonly TypedPart[], { upTo, currencies }: Rules): readonly TypedPart[] {
  const [limits, units] = [new Set(upTo.map(foldText)), new Set(currencies.map(foldText))];
  const isOneOf = (part: TypedPart | undefined, words: ReadonlySet<string>) =>
    part?.kind === "word" && part.forms.some((form) => words.has(form));
  const result: TypedPart[] = [];
  for (let index = 0; index < parts.length; index++) {
    const [part, next, afterNext] = parts.slice(index, index + 3);
    if (!part) break;
    const isPrice = isOneOf(part, limits) && next?.kind === "word" && /^\d{1,6}$/.test(next.typed);
    if (!isPrice) {
      result.push(part);
      continue;
    }
    const hasUnit = isOneOf(afterNext, units);
    result.push({ kind: "price", typed: `${part.typed} ${next.typed}`, upTo: Number(next.typed) });
    index += hasUnit ? 2 : 1;
  }
  return result;
}

/** Splits a search into its parts, in the order in which they were typed. */
export function typedParts(text: string, rules: Rules): readonly TypedPart[] {
  const specials = [...marksIn(text), ...powersIn(text)].toSorted((a, b) => a.start - b.start);
  const parts: TypedPart[] = [];
  let end = 0;
  for (const special of specials) {
    if (special.start < end) continue;
    parts.push(...plainWords(text.slice(end, special.start)), special.part);
    end = special.end;
  }
  parts.push(...plainWords(text.slice(end)));
  return withPrices(parts, rules);
}

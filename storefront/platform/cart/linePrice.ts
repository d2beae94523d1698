import { add, type Currency, type Money, zero } from "#domain/money.ts";
import type { ProductKind } from "#domain/product/product.ts";
import type { Line } from "./readLines.ts";
import { kindOf } from "../catalog/kindOf.ts";
import { askedAt } from "../catalog/priceNow.ts";

/** What a line is made of, for one piece: the frame, and the lenses that are made for it. */
export interface LinePart {
  readonly kind: ProductKind | null;
  readonly price: Money;
}

export const partsOf = ({ listed, lens }: Pick<Line, "listed" | "lens">, currency: Currency, now: Date): LinePart[] =>
  [listed, ...(lens ? [lens] : [])].map((each) => ({ kind: kindOf(each), price: askedAt(each.price, currency, now) }));

/** What is asked for one piece of a line now. */
export const linePrice = (line: Pick<Line, "listed" | "lens">, currency: Currency, now: Date): Money =>
  partsOf(line, currency, now).reduce((sum, { price }) => add(sum, price), zero(currency));

/** A frame with its lenses is one finished thing, and taxed as the lenses are (docs/specification/law.md#law-11). */
export const taxClassOf = ({ listed, lens }: Pick<Line, "listed" | "lens">): number =>
  (lens ?? listed).product.taxClassId;

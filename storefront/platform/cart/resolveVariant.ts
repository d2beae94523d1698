import { and, eq, or } from "drizzle-orm";
import type { ProductOption } from "#domain/cart/cart.ts";
import { checksum } from "#domain/cart/checksum.ts";
import { ok, type Result } from "#domain/result.ts";
import type { StoreView } from "#domain/store/storeView.ts";
import type { Session } from "../database/database.ts";
import { type Attribute, readAttributes } from "../database/queries/readAttributes.ts";
import { prices, products, stock, variants } from "../database/schema/index.ts";
import { refused, type Refused } from "../refused.ts";

/** What is really bought, and what tells the line from another of the same sku. */
export interface Resolved {
  readonly variantId: number;
  readonly isForSale: boolean;
  readonly quantityLeft: number;
  /** With every option that the variant was chosen by, whichever way it was named. */
  readonly productOption: ProductOption;
  readonly checksum: string;
}

interface Wanted {
  readonly sku: string;
  readonly productOption: ProductOption;
}

type Row = Awaited<ReturnType<typeof readCandidates>>[number];

const readCandidates = (session: Session, sku: string, storeCode: string) =>
  session
    .select({ variant: variants, product: products, quantity: stock.quantity })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(prices, and(eq(prices.variantId, variants.id), eq(prices.storeCode, storeCode)))
    .innerJoin(stock, eq(stock.variantId, variants.id))
    .where(or(eq(variants.sku, sku), eq(products.sku, sku)));

/** The options that a variant has, as the choices that lead to it. */
const choicesOf = ({ variant }: Row, attributes: readonly Attribute[]): ProductOption["configurable"] =>
  attributes.flatMap(({ id, code }) => {
    const value = variant.attributes[code];
    return value === undefined ? [] : [{ optionId: String(id), optionValue: String(value) }];
  });

const fits = (row: Row, { configurable }: ProductOption, attributes: readonly Attribute[]) => {
  const choices = choicesOf(row, attributes);
  return configurable.every(({ optionId, optionValue }) =>
    choices.some((choice) => choice.optionId === optionId && choice.optionValue === optionValue),
  );
};

/** Finds the variant that a line means: by its own sku, or by its product's and the options chosen. */
export async function resolveVariant(
  session: Session,
  { sku, productOption }: Wanted,
  { code, locale }: StoreView,
): Promise<Result<Resolved, Refused>> {
  const candidates = await readCandidates(session, sku, code);
  if (candidates.length === 0) return refused("ENOTFOUND", "There is no such product.");
  const attributes = await readAttributes(session, locale);
  const fitting = candidates.filter((row) => fits(row, productOption, attributes));
  const [meant, another] = fitting.some(({ variant }) => variant.sku === sku)
    ? fitting.filter(({ variant }) => variant.sku === sku)
    : fitting;
  if (!meant || another) {
    return refused("ENOTFOUND", "No such configuration for the product. Please choose another combination.");
  }
  const full = { configurable: choicesOf(meant, attributes), custom: productOption.custom, bundle: [] };
  return ok({
    variantId: meant.variant.id,
    isForSale: meant.product.status < 2 && meant.variant.status < 2,
    quantityLeft: meant.quantity,
    productOption: full,
    checksum: checksum(full),
  });
}

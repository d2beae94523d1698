import type { ConfigurableOption, Price, Product, Stock, Variant } from "../product/product.ts";
import type { CartLine, ProductOption, ServerLine } from "./cart.ts";
import { checksum } from "./hash.ts";
import type { ProductError } from "../product/productErrors.ts";
import { add, type Money } from "../money.ts";
import { ok, refuse, type Result } from "../result.ts";
import { type QuantityRefusal, refuseQuantity } from "./quantity.ts";

type LineProduct = Pick<
  Product,
  "sku" | "parentSku" | "slug" | "plainPath" | "type" | "name" | "price" | "frame" | "goods" | "pictures" | "options"
>;

/** What a shopper has chosen or typed for a product besides its variant. */
export interface LineSelection {
  /**
   * Named answers: a prescription (`prescriptionOptions`), the parameters of contact lenses (`contactLensOptions`), or the
   * answers to the product's own options.
   */
  readonly custom?: ProductOption["custom"];
  /** The chosen parts of a bundle. */
  readonly bundle?: ProductOption["bundle"];
  /** The gross price of one piece with everything chosen. @default the variant's price */
  readonly price?: Price;
  /** The selection in the shopper's language, such as the lens package, without the values of a prescription. */
  readonly options?: CartLine["options"];
  /** What the line shows instead of the product: of a bundle, its first part. */
  readonly shown?: Pick<CartLine, "frame" | "goods" | "picture">;
}

/** Returns the price of a frame with lenses made for it. Reductions of the parts are not announced for both together. */
export const withLenses = (frame: Price, lenses: Money): Price => withoutReduction(add(frame.current, lenses));

const withoutReduction = (current: Money): Price => ({ current, reduction: null });

/** Creates a line for a product, or for one of its variants, that the platform does not have yet. */
export function newLine(
  product: LineProduct,
  variant: Variant | null,
  quantity: number,
  { custom = [], bundle = [], ...selection }: LineSelection = {},
): CartLine {
  const { sku, frame, pictures } = variant ?? product;
  const price = selection.price ?? (variant ?? product).price;
  const chosen = product.options.flatMap((option) => choiceOf(option, variant));
  const productOption = {
    configurable: chosen.map(({ attributeId, valueId }) => ({ optionId: attributeId, optionValue: valueId })),
    custom,
    bundle,
  };
  return {
    sku,
    parentSku: product.parentSku,
    slug: product.slug,
    ...(product.plainPath !== undefined && { plainPath: product.plainPath }),
    type: product.type,
    name: product.name,
    quantity,
    agreedQuantity: 0,
    price,
    productOption,
    checksum: checksum(productOption),
    options: [...chosen.map(({ label, value }) => ({ label, value })), ...(selection.options ?? [])],
    ...(selection.shown ?? { frame, goods: product.goods, picture: pictures[0] ?? null }),
    serverItemId: null,
    serverCartId: null,
    totals: null,
  };
}

/** Returns a line as the platform's cart has not seen it yet. */
export const unsent = (line: CartLine): CartLine => ({
  ...line,
  agreedQuantity: 0,
  serverItemId: null,
  serverCartId: null,
  totals: null,
});

/** Returns a variant's value of one option; empty if the variant does not have the option. */
function choiceOf({ attributeId, code, label, values }: ConfigurableOption, variant: Variant | null) {
  const valueId = variant?.values[code];
  if (valueId === undefined) return [];
  return [{ attributeId, valueId, label, value: values.find(({ id }) => id === valueId)?.label ?? valueId }];
}

/** Returns the line with the platform's ids, and with its quantity as the confirmed one. */
export function agreedLine(line: CartLine, server: ServerLine): CartLine {
  const { configurable, custom, bundle } = server.productOption;
  // An answer without options does not mean that the options were removed.
  const productOption =
    configurable.length + custom.length + bundle.length > 0 ? server.productOption : line.productOption;
  const isPricedTogether = productOption.custom.length + productOption.bundle.length > 0;
  const { price, options } = server;
  return {
    ...line,
    // The price of a line with options is that of all its parts, which only the platform can add up again.
    ...(isPricedTogether && price && price.minor !== line.price.current.minor && { price: withoutReduction(price) }),
    ...(options && options.length > 0 && { options }),
    type: server.type,
    productOption,
    checksum: checksum(productOption),
    agreedQuantity: server.quantity,
    serverItemId: server.itemId,
    serverCartId: server.cartId,
  };
}

/** The fields that decide whether two lines are the same. */
export type LineIdentity = Pick<CartLine, "sku" | "serverItemId" | "productOption" | "checksum">;

/** Returns the identity of a line. */
export const identityOfLine = ({ sku, serverItemId, productOption, checksum }: CartLine): LineIdentity => ({
  sku,
  serverItemId,
  productOption,
  checksum,
});

/** Returns the identity of a line of the platform's cart. */
export const identityOf = ({ sku, itemId, productOption }: ServerLine): LineIdentity => ({
  sku,
  serverItemId: itemId,
  productOption,
  checksum: checksum(productOption),
});

/**
 * Returns whether two lines are the same (docs/specification/cart.md#cart-2). Two prescriptions for one frame are two
 * lines, and so is one prescription for two frames (docs/decisions/product.md#decision-21).
 */
export function sameLine(a: LineIdentity, b: LineIdentity): boolean {
  const sameSku = a.sku === b.sku;
  if (has(a, b, "bundle") || has(a, b, "custom")) return sameItem(a, b) || (sameSku && a.checksum === b.checksum);
  if (has(a, b, "configurable")) return sameSku;
  return sameItem(a, b) || sameSku;
}

/** Returns whether both lines have the same id at the platform. */
export const sameItem = (a: LineIdentity, b: LineIdentity) =>
  a.serverItemId !== null && a.serverItemId === b.serverItemId;

const has = (a: LineIdentity, b: LineIdentity, options: "bundle" | "custom" | "configurable") =>
  a.productOption[options].length > 0 || b.productOption[options].length > 0;

/** Stock as the platform reports it; `volatile` when it is not sure. */
export type StockStatus = "ok" | "volatile" | "out_of_stock";

/**
 * Returns the status of a stock; `fallback` when there are no stock data (docs/specification/products.md#product-26).
 */
export function stockStatus(stock: Stock | null, fallback: StockStatus): StockStatus {
  if (!stock) return fallback;
  return stock.inStock ? "ok" : "out_of_stock";
}

/** Result of `stockDecision`. */
export interface StockDecision {
  readonly added: boolean;
  /** The notice to show; null for none. */
  readonly notice: "unsafe-quantity" | "out-of-stock" | null;
}

/** Returns whether a product is added to the cart, and with which notice (docs/specification/cart.md#cart-10). */
export function stockDecision(status: StockStatus, rules: { readonly allowOutOfStock: boolean }): StockDecision {
  switch (status) {
    case "ok":
      return { added: true, notice: null };
    case "volatile":
      return { added: true, notice: rules.allowOutOfStock ? null : "unsafe-quantity" };
    case "out_of_stock":
      return { added: false, notice: "out-of-stock" };
  }
}

/** The facts about a product that decide whether it can be added to a cart. */
export interface Addable {
  /** Null when its price is unknown. */
  readonly price: Price | null;
  readonly errors: readonly ProductError[];
}

export type AddRefusal =
  | { readonly reason: "price-unknown" }
  | { readonly reason: "product-errors"; readonly errors: readonly ProductError[] };

export interface AddRules {
  /** Whether products with a price of zero are sold. */
  readonly zeroPriceProducts: boolean;
}

/** Returns whether a product can be added to a cart, apart from its stock (docs/specification/cart.md#cart-11). */
export function canAdd({ price, errors }: Addable, { zeroPriceProducts }: AddRules): Result<null, AddRefusal> {
  const minor = price?.current.minor ?? -1;
  if (minor < 0 || (minor === 0 && !zeroPriceProducts)) return refuse({ reason: "price-unknown" });
  return errors.length > 0 ? refuse({ reason: "product-errors", errors }) : ok(null);
}

export interface AddTerms extends AddRules {
  /** Pieces in stock; null when unknown. */
  readonly available: number | null;
  readonly errors?: readonly ProductError[];
  /** Maximum number of lines in the cart. */
  readonly maximumLines: number;
}

export type AddLineRefusal = AddRefusal | QuantityRefusal | { readonly reason: "cart-full"; readonly maximum: number };

/**
 * Returns the lines with the added one: its quantity is added to the same line, or it becomes a new line at the end.
 */
export function addLine(
  lines: readonly CartLine[],
  added: CartLine,
  { available, errors = [], maximumLines, ...rules }: AddTerms,
): Result<readonly CartLine[], AddLineRefusal> {
  const addable = canAdd({ price: added.price, errors }, rules);
  if (!addable.ok) return addable;
  const existing = lines.find((line) => sameLine(line, added));
  const quantity = (existing?.quantity ?? 0) + added.quantity;
  // The added quantity is checked by itself too, since the sum of 3 and -1 would be valid.
  const refusal = refuseQuantity(added.quantity, null) ?? refuseQuantity(quantity, available);
  if (refusal) return refuse(refusal);
  if (!existing && lines.length >= maximumLines) return refuse({ reason: "cart-full", maximum: maximumLines });
  if (!existing) return ok([...lines, added]);
  const updated = { ...existing, price: added.price, quantity, totals: null };
  return ok(lines.map((line) => (line === existing ? updated : line)));
}

/** Returns the lines with a new quantity of one line; `available` is its stock, null when unknown. */
export function setQuantity(
  lines: readonly CartLine[],
  identity: LineIdentity,
  quantity: number,
  available: number | null,
): Result<readonly CartLine[], QuantityRefusal | NoSuchLine> {
  const existing = lines.find((line) => sameLine(line, identity));
  if (!existing) return refuse({ reason: "no-such-line" });
  const refusal = refuseQuantity(quantity, available);
  if (refusal) return refuse(refusal);
  if (existing.quantity === quantity) return ok(lines);
  return ok(lines.map((line) => (line === existing ? { ...existing, quantity, totals: null } : line)));
}

/** The line does not exist any more: another tab or the platform has removed it. */
export interface NoSuchLine {
  readonly reason: "no-such-line";
}

/**
 * Returns the lines with one of them replaced in its place. Another line that equals the new one is left out: its pieces are
 * part of the new one's.
 */
export const replaceLine = (lines: readonly CartLine[], replaced: LineIdentity, by: CartLine): readonly CartLine[] =>
  lines.flatMap((line) => {
    if (sameLine(line, replaced)) return [by];
    return isEqualLine(line, by) ? [] : [line];
  });

/** Returns whether two lines sell the same, whatever their ids at the platform are. */
export const isEqualLine = (a: LineIdentity, b: LineIdentity): boolean => a.sku === b.sku && a.checksum === b.checksum;

/** Returns the lines without one of them. */
export function removeLine(lines: readonly CartLine[], removed: LineIdentity): Result<readonly CartLine[], NoSuchLine> {
  const existing = lines.find((line) => sameLine(line, removed));
  return existing ? ok(lines.filter((line) => line !== existing)) : refuse({ reason: "no-such-line" });
}

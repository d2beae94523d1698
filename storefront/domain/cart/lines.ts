import type { ConfigurableOption, Price, Product, Stock, Variant } from "../product/product.ts";
import type { CartLine, ServerLine } from "./cart.ts";
import { checksum } from "./hash.ts";
import type { ProductError } from "../product/productErrors.ts";
import { ok, refuse, type Result } from "../result.ts";
import { type QuantityRefusal, refuseQuantity } from "./quantity.ts";

type Bought = Pick<
  Product,
  "sku" | "parentSku" | "slug" | "type" | "name" | "price" | "frame" | "goods" | "pictures" | "options"
>;

/** A line for so many pieces of a product, or of one of its variants; the platform has not seen it yet. */
export function newLine(product: Bought, variant: Variant | null, quantity: number): CartLine {
  const { sku, price, frame, pictures } = variant ?? product;
  const chosen = product.options.flatMap((option) => choiceOf(option, variant));
  const productOption = {
    configurable: chosen.map(({ attributeId, valueId }) => ({ optionId: attributeId, optionValue: valueId })),
    custom: [],
    bundle: [],
  };
  return {
    sku,
    parentSku: product.parentSku,
    slug: product.slug,
    type: product.type,
    name: product.name,
    quantity,
    agreedQuantity: 0,
    price,
    productOption,
    checksum: checksum(productOption),
    options: chosen.map(({ label, value }) => ({ label, value })),
    frame,
    goods: product.goods,
    picture: pictures[0] ?? null,
    serverItemId: null,
    serverCartId: null,
    totals: null,
  };
}

/** What a variant answers to one option; nothing when it is not asked. */
function choiceOf({ attributeId, code, label, values }: ConfigurableOption, variant: Variant | null) {
  const valueId = variant?.values[code];
  if (valueId === undefined) return [];
  return [{ attributeId, valueId, label, value: values.find(({ id }) => id === valueId)?.label ?? valueId }];
}

/** The line as the platform knows it: its names for it, and the quantity that both agree on. */
export function agreedLine(line: CartLine, server: ServerLine): CartLine {
  const { configurable, custom, bundle } = server.productOption;
  // A platform that says nothing of the options has not changed them.
  const productOption =
    configurable.length + custom.length + bundle.length > 0 ? server.productOption : line.productOption;
  return {
    ...line,
    type: server.type,
    productOption,
    checksum: checksum(productOption),
    agreedQuantity: server.quantity,
    serverItemId: server.itemId,
    serverCartId: server.cartId,
  };
}

export type LineIdentity = Pick<CartLine, "sku" | "serverItemId" | "productOption" | "checksum">;

export const identityOf = ({ sku, itemId, productOption }: ServerLine): LineIdentity => ({
  sku,
  serverItemId: itemId,
  productOption,
  checksum: checksum(productOption),
});

/**
 * Whether two lines are one (docs/specification/cart.md#cart-2). Two prescriptions on one frame are two lines, and the
 * same prescription on two frames is two as well (docs/decisions/product.md#decision-21).
 */
export function sameLine(a: LineIdentity, b: LineIdentity): boolean {
  const sameSku = a.sku === b.sku;
  if (has(a, b, "bundle") || has(a, b, "custom")) return sameItem(a, b) || (sameSku && a.checksum === b.checksum);
  if (has(a, b, "configurable")) return sameSku;
  return sameItem(a, b) || sameSku;
}

/** The platform calls both by the same id. */
export const sameItem = (a: LineIdentity, b: LineIdentity) =>
  a.serverItemId !== null && a.serverItemId === b.serverItemId;

const has = (a: LineIdentity, b: LineIdentity, options: "bundle" | "custom" | "configurable") =>
  a.productOption[options].length > 0 || b.productOption[options].length > 0;

/** What the platform says of the stock; volatile when it is not sure. */
export type StockStatus = "ok" | "volatile" | "out_of_stock";

/** Without stock data it is what the caller takes it for (docs/specification/products.md#product-26). */
export function stockStatus(stock: Stock | null, fallback: StockStatus): StockStatus {
  if (!stock) return fallback;
  return stock.inStock ? "ok" : "out_of_stock";
}

export interface StockDecision {
  readonly added: boolean;
  /** What the shopper has to be told. */
  readonly notice: "unsafe-quantity" | "out-of-stock" | null;
}

/** Whether a product is added, and with which notice (docs/specification/cart.md#cart-10). */
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

export interface Addable {
  /** Null when its price is unknown. */
  readonly price: Price | null;
  readonly errors: readonly ProductError[];
}

export type AddRefusal =
  | { readonly reason: "price-unknown" }
  | { readonly reason: "product-errors"; readonly errors: readonly ProductError[] };

export interface AddRules {
  /** A price of zero is a price. */
  readonly zeroPriceProducts: boolean;
}

/** Whether a product may be put into a cart at all, however many there are (docs/specification/cart.md#cart-11). */
export function canAdd({ price, errors }: Addable, { zeroPriceProducts }: AddRules): Result<null, AddRefusal> {
  const minor = price?.current.minor ?? -1;
  if (minor < 0 || (minor === 0 && !zeroPriceProducts)) return refuse({ reason: "price-unknown" });
  return errors.length > 0 ? refuse({ reason: "product-errors", errors }) : ok(null);
}

export interface AddTerms extends AddRules {
  /** Pieces in stock; null when unknown. */
  readonly available: number | null;
  readonly errors?: readonly ProductError[];
  /** Lines that the cart holds at most. */
  readonly maximumLines: number;
}

export type AddLineRefusal = AddRefusal | QuantityRefusal | { readonly reason: "cart-full"; readonly most: number };

/** The lines with one more: on top of an equal line, else as a new one at the end. */
export function addLine(
  lines: readonly CartLine[],
  added: CartLine,
  { available, errors = [], maximumLines, ...rules }: AddTerms,
): Result<readonly CartLine[], AddLineRefusal> {
  const addable = canAdd({ price: added.price, errors }, rules);
  if (!addable.ok) return addable;
  const held = lines.find((line) => sameLine(line, added));
  const quantity = (held?.quantity ?? 0) + added.quantity;
  // Three pieces and a "minus one" would add up to a good quantity.
  const refusal = refuseQuantity(added.quantity, null) ?? refuseQuantity(quantity, available);
  if (refusal) return refuse(refusal);
  if (!held && lines.length >= maximumLines) return refuse({ reason: "cart-full", most: maximumLines });
  if (!held) return ok([...lines, added]);
  const more = { ...held, price: added.price, quantity, totals: null };
  return ok(lines.map((line) => (line === held ? more : line)));
}

/** Returns the lines with a new quantity of one line; `available` is its stock, null when unknown. */
export function setQuantity(
  lines: readonly CartLine[],
  wanted: LineIdentity,
  quantity: number,
  available: number | null,
): Result<readonly CartLine[], QuantityRefusal | NoSuchLine> {
  const held = lines.find((line) => sameLine(line, wanted));
  if (!held) return refuse({ reason: "no-such-line" });
  const refusal = refuseQuantity(quantity, available);
  if (refusal) return refuse(refusal);
  if (held.quantity === quantity) return ok(lines);
  return ok(lines.map((line) => (line === held ? { ...held, quantity, totals: null } : line)));
}

/** Another tab, or the platform, has taken the line away. */
export interface NoSuchLine {
  readonly reason: "no-such-line";
}

export function removeLine(lines: readonly CartLine[], removed: LineIdentity): Result<readonly CartLine[], NoSuchLine> {
  const held = lines.find((line) => sameLine(line, removed));
  return held ? ok(lines.filter((line) => line !== held)) : refuse({ reason: "no-such-line" });
}

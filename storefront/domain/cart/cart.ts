import type { Master } from "../media/picture.ts";
import type { Money } from "../money.ts";
import type { Frame, Goods, Price, ProductType } from "../product/product.ts";

/** A chosen option of a configurable product, as the platform knows it. */
export interface ConfigurableChoice {
  readonly optionId: string;
  readonly optionValue: string;
}

/** What tells two lines of one sku apart. Prescriptions are custom options (docs/decisions/product.md#decision-21). */
export interface ProductOption {
  readonly configurable: readonly ConfigurableChoice[];
  readonly custom: readonly { readonly optionId: string; readonly optionValue: string }[];
  readonly bundle: readonly {
    readonly optionId: string;
    readonly optionQuantity: number;
    readonly optionSelections: readonly number[];
  }[];
}

/** A line of the cart of this browser: what is bought, and what is needed to show it without asking anyone. */
export interface CartLine {
  readonly sku: string;
  readonly parentSku: string;
  readonly slug: string;
  readonly type: ProductType;
  readonly name: string;
  readonly quantity: number;
  /** The quantity that the platform last agreed to; 0 for a line it has not seen. */
  readonly agreedQuantity: number;
  /** Gross, for one piece. */
  readonly price: Price;
  readonly productOption: ProductOption;
  /** SHA3-224 of the product option, as the platform computes it. */
  readonly checksum: string;
  /** The chosen values in the shopper's words, such as colour and size. */
  readonly options: readonly { readonly label: string; readonly value: string }[];
  readonly frame: Frame | null;
  /** What is no frame; left out by lines that an older version of the shop kept in this browser. */
  readonly goods?: Goods | null;
  /** Lines that this browser kept from an earlier version have none. */
  readonly picture?: Master | null;
  /** The platform's names for this line, once it has it. */
  readonly serverItemId: number | null;
  readonly serverCartId: string | null;
  /** What the platform's totals say of this line. */
  readonly totals: LineTotals | null;
}

export interface LineTotals {
  readonly rowTotal: Money;
  readonly discount: Money;
}

/** A line as the platform holds it. */
export interface ServerLine {
  readonly itemId: number;
  readonly cartId: string;
  readonly sku: string;
  readonly quantity: number;
  readonly name: string;
  readonly type: ProductType;
  readonly productOption: ProductOption;
}

/** One row of the totals, in the order shown; `grand_total` is last. */
export interface TotalsRow {
  readonly code: "subtotal" | "discount" | "shipping" | "payment" | "tax" | "grand_total";
  readonly amount: Money;
}

export interface CartTotals {
  readonly rows: readonly TotalsRow[];
  readonly grandTotal: Money;
  /** VAT contained in the grand total. */
  readonly tax: Money;
  readonly couponCode: string | null;
  readonly lines: readonly ({ readonly itemId: number; readonly quantity: number } & LineTotals)[];
}

/** The number on the cart's badge: lines, or pieces (docs/specification/cart.md#cart-7). */
export function itemCount(lines: readonly Pick<CartLine, "quantity">[], countBy: "items" | "quantity"): number {
  return countBy === "items" ? lines.length : lines.reduce((count, { quantity }) => count + quantity, 0);
}

/** Nothing in the cart is delivered, so there is no shipping and no cash on delivery. An empty cart is not virtual. */
export function isVirtual(lines: readonly Pick<CartLine, "type">[]): boolean {
  return lines.length > 0 && lines.every(({ type }) => type === "virtual" || type === "downloadable");
}

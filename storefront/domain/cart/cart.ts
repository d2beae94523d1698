import type { Master } from "../media/picture.ts";
import type { Money } from "../money.ts";
import type { Frame, Goods, Price, ProductType } from "../product/product.ts";

/** A chosen option of a configurable product, with the platform's ids. */
export interface ConfigurableChoice {
  readonly optionId: string;
  readonly optionValue: string;
}

/**
 * The options that distinguish lines of one sku. Prescriptions are custom options
 * (docs/decisions/product.md#decision-21).
 */
export interface ProductOption {
  readonly configurable: readonly ConfigurableChoice[];
  readonly custom: readonly { readonly optionId: string; readonly optionValue: string }[];
  readonly bundle: readonly {
    readonly optionId: string;
    readonly optionQuantity: number;
    readonly optionSelections: readonly number[];
  }[];
}

/** A line of the browser's cart, with everything that is needed to show it without a request. */
export interface CartLine {
  readonly sku: string;
  readonly parentSku: string;
  readonly slug: string;
  /** The path of the product's plain address, if it was known when the line was added. */
  readonly plainPath?: string | undefined;
  readonly type: ProductType;
  readonly name: string;
  readonly quantity: number;
  /** The quantity that the platform last confirmed; 0 for a line that it does not have yet. */
  readonly agreedQuantity: number;
  /** Gross, for one piece. */
  readonly price: Price;
  readonly productOption: ProductOption;
  /** SHA3-224 of the product option, as the platform computes it. */
  readonly checksum: string;
  /** The chosen options in the shopper's language, such as colour and size. */
  readonly options: readonly { readonly label: string; readonly value: string }[];
  readonly frame: Frame | null;
  /** Set for other goods than frames. Missing in lines that an older version of the shop has stored in this browser. */
  readonly goods?: Goods | null;
  /** Missing in lines that an older version of the shop has stored in this browser. */
  readonly picture?: Master | null;
  /** The platform's id of this line; null until the platform has it. */
  readonly serverItemId: number | null;
  /** The platform's id of the cart that has this line; null until the platform has it. */
  readonly serverCartId: string | null;
  /** This line's part of the platform's totals; null until they are known. */
  readonly totals: LineTotals | null;
}

/** The platform's totals of one line. */
export interface LineTotals {
  readonly rowTotal: Money;
  readonly discount: Money;
}

/** A line of the platform's cart. */
export interface ServerLine {
  readonly itemId: number;
  readonly cartId: string;
  readonly sku: string;
  readonly quantity: number;
  readonly name: string;
  readonly type: ProductType;
  readonly productOption: ProductOption;
  /** The gross price of one piece with everything chosen; null if the platform does not say. */
  readonly price: Money | null;
  /** The chosen options in the shopper's language; null if the platform does not say. */
  readonly options: CartLine["options"] | null;
}

/** One row of the totals. Rows are in the order in which they are shown, with `grand_total` last. */
export interface TotalsRow {
  readonly code: "subtotal" | "discount" | "shipping" | "payment" | "tax" | "gift_card" | "grand_total";
  readonly amount: Money;
}

/** A row of the totals as it is shown. The amount is null while only the platform can calculate it. */
export interface ShownRow extends Pick<TotalsRow, "code"> {
  readonly amount: Money | null;
}

/** Totals of a cart, as the platform computes them. */
export interface CartTotals {
  readonly rows: readonly TotalsRow[];
  readonly grandTotal: Money;
  /** VAT contained in the grand total. */
  readonly tax: Money;
  readonly couponCode: string | null;
  /**
   * The value of the goods, after discounts, from which the delivery is free; null if it never is. Missing with platforms
   * that do not say, and in totals that an older version of the shop has stored in this browser.
   */
  readonly freeDeliveryFrom?: Money | null;
  /** The gift card that pays for the cart; none with platforms that have no gift cards. */
  readonly giftCardCode?: string | null;
  /** The last day on which that card is valid, such as 2029-12-31; null for no limit. */
  readonly giftCardLastDay?: string | null;
  readonly lines: readonly ({ readonly itemId: number; readonly quantity: number } & LineTotals)[];
}

/** Returns the number on the cart's badge: of lines, or of pieces (docs/specification/cart.md#cart-7). */
export function itemCount(lines: readonly Pick<CartLine, "quantity">[], countBy: "items" | "quantity"): number {
  return countBy === "items" ? lines.length : lines.reduce((count, { quantity }) => count + quantity, 0);
}

/**
 * Returns whether nothing in the cart is delivered; then shipping and cash on delivery do not apply. False if it is
 * empty.
 */
export function isVirtual(lines: readonly Pick<CartLine, "type">[]): boolean {
  return lines.length > 0 && lines.every(({ type }) => type === "virtual" || type === "downloadable");
}

/** Returns whether a line is a document that its payment opens. */
export const isPaidDownload = ({ type, price }: Pick<CartLine, "type" | "price">): boolean =>
  type === "downloadable" && price.current.minor > 0;

/** The custom option that every contact lens has: its power. */
const lensPower = "force";

/** The most variants that one subscription delivers (docs/specification/subscriptions.md#subscription-1). */
const subscribedVariants = 2;

/** Returns whether a line is contact lenses for one eye, which can be ordered again by a link; those in a set cannot. */
export const isContactLensLine = ({ productOption: { custom, bundle } }: Pick<CartLine, "productOption">): boolean =>
  bundle.length === 0 && custom.some(({ optionId }) => optionId === lensPower);

/**
 * Returns the skus of a cart that can come as a subscription: contact lenses of one or two variants and nothing else. Null
 * for any other cart.
 */
export function subscribableSkus(lines: readonly Pick<CartLine, "sku" | "productOption">[]): readonly string[] | null {
  const skus = [...new Set(lines.map(({ sku }) => sku))];
  const fits = skus.length > 0 && skus.length <= subscribedVariants;
  return fits && lines.every(isContactLensLine) ? skus : null;
}

/** Returns the sku of the lenses that are made for a line's frame; null for a line without such lenses. */
export const lensSkuOf = ({ custom }: Pick<ProductOption, "custom">): string | null =>
  custom.find(({ optionId }) => optionId === "lens")?.optionValue ?? null;

/**
 * Returns whether an option answers one of the product's own options (docs/specification/products.md#product-25). Their ids
 * are numbers; all other options have names.
 */
export const isOwnAnswer = ({ optionId }: ProductOption["custom"][number]): boolean => /^\d+$/.test(optionId);

/** Returns the options without the answers to the product's own options. */
export const namedOptions = (custom: ProductOption["custom"]): ProductOption["custom"] =>
  custom.filter((each) => !isOwnAnswer(each));

/**
 * Returns the typed options of a line whose values are to be shown. The line's own words already state the answers to the
 * product's own options, and contact lenses that were chosen in this browser; those of a bundle state its parts only.
 */
export const unstatedValues = ({
  options,
  productOption: { custom, bundle },
}: Pick<CartLine, "options" | "productOption">): ProductOption["custom"] =>
  bundle.length === 0 && options.length > 0 && custom.some(({ optionId }) => optionId === lensPower)
    ? []
    : namedOptions(custom);

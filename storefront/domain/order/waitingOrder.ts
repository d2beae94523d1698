import type { CartLine } from "../cart/cart.ts";
import type { OrderDraft } from "./orderRequest.ts";

/** Answers of the checkout that an order is made of. */
export type OrderAnswers = Pick<
  OrderDraft,
  "customer" | "shippingAddress" | "billingAddress" | "company" | "shipping" | "paymentCode"
>;

/**
 * What an order that was stored in the browser is, compared with the cart and the checkout as they are now: `unchanged`,
 * `changed`, or `withdrawn` when nothing of it is in the cart any more.
 */
export type Comparison = "unchanged" | "changed" | "withdrawn";

type OrderedLine = Pick<CartLine, "sku" | "quantity" | "price" | "checksum">;

/** An object's members in alphabetical order, so that two texts of the same data are equal. */
const sorted = (_name: string, value: unknown) =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

const textOf = (data: unknown): string => JSON.stringify(data, sorted);

/**
 * Lines in any order. Two prescriptions of one sku are two lines, which their checksums tell apart
 * (docs/decisions/product.md#decision-21).
 */
const productsText = (products: readonly Omit<OrderDraft["products"][number], "name">[]) =>
  products
    .map(({ sku, quantity, price, checksum }) => textOf([sku, quantity, price.minor, price.currency, checksum]))
    .toSorted()
    .join();

const answersText = ({ customer, shippingAddress, billingAddress, company, shipping, paymentCode }: OrderAnswers) =>
  // An order with a billing address equal to the delivery address is the same order as one without.
  textOf([customer, shippingAddress, billingAddress ?? shippingAddress, company ?? null, shipping, paymentCode]);

/**
 * Compares a stored order with the lines of the cart at their present prices, and with the checkout's answers
 * (docs/specification/orders.md#order-12). A stored order without a price of delivery was never seen whole, unless
 * nothing in it is delivered: it counts as changed.
 */
export function compareWaitingOrder(
  order: OrderDraft,
  now: { readonly lines: readonly OrderedLine[]; readonly answers: OrderAnswers; readonly isVirtual: boolean },
): Comparison {
  const skus = new Set(order.products.map(({ sku }) => sku));
  if (!now.lines.some(({ sku }) => skus.has(sku))) return "withdrawn";
  const lines = now.lines.map(({ price, ...line }) => ({ ...line, price: price.current }));
  const isSame =
    productsText(order.products) === productsText(lines) &&
    answersText(order) === answersText(now.answers) &&
    (now.isVirtual || order.costs.shipping !== null);
  return isSame ? "unchanged" : "changed";
}

export interface SendingRules {
  /** The setting `sendOfflineOrdersAutomatically`. */
  readonly isAutomatic: boolean;
  /** The shopper looks at the thank-you page of an order. */
  readonly isThankYouPage: boolean;
}

/**
 * Whether a stored order may be sent without another press (docs/specification/orders.md#order-13): only if it is still
 * what was pressed, and either the setting or the thank-you page says so.
 */
export const canSendUnasked = (comparison: Comparison, { isAutomatic, isThankYouPage }: SendingRules): boolean =>
  comparison === "unchanged" && (isAutomatic || isThankYouPage);

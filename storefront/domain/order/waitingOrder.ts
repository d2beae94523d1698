import { emptyAddress } from "@dioptra/ui/rules";
import type { CartLine } from "../cart/cart.ts";
import type { Money } from "../money.ts";
import type { OrderDraft } from "./orderRequest.ts";

/** The answers of the checkout that are part of an order. */
export type OrderAnswers = Pick<
  OrderDraft,
  "customer" | "shippingAddress" | "billingAddress" | "company" | "shipping" | "paymentCode"
>;

/** The person and the address of an order before anything is filled in. */
export const notFilledIn = {
  customer: { firstName: "", lastName: "", email: "" },
  shippingAddress: emptyAddress,
} as const satisfies Partial<OrderAnswers>;

/**
 * Result of comparing an order that was stored in the browser with the current cart and checkout. `withdrawn`: none of
 * its products is in the cart any more.
 */
export type Comparison = "unchanged" | "changed" | "withdrawn";

type OrderedLine = Pick<CartLine, "sku" | "quantity" | "price" | "checksum">;

/** Replacer of `JSON.stringify` that sorts the members of objects, so that equal data have equal texts. */
const sortMembers = (_name: string, value: unknown) =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

const textOf = (data: unknown): string => JSON.stringify(data, sortMembers);

/**
 * Returns a text that is equal for equal lines, in whatever order. Checksums distinguish two prescriptions of one sku
 * (docs/decisions/product.md#decision-21).
 */
const productsText = (products: readonly Omit<OrderDraft["products"][number], "name">[]) =>
  products
    .map(({ sku, quantity, price, checksum }) => textOf([sku, quantity, price.minor, price.currency, checksum]))
    .toSorted()
    .join();

const answersText = ({ customer, shippingAddress, billingAddress, company, shipping, paymentCode }: OrderAnswers) =>
  // A billing address that equals the shipping address is the same as none.
  textOf([customer, shippingAddress, billingAddress ?? shippingAddress, company ?? null, shipping, paymentCode]);

const isSameSum = (agreed: Money | null, current: Money | null): boolean =>
  agreed !== null && agreed.minor === current?.minor && agreed.currency === current.currency;

/**
 * Compares a stored order with the lines of the cart at their current prices, with the current total and with the
 * checkout's answers (docs/specification/orders.md#order-12). An order without a total counts as changed, because the
 * shopper has never agreed to one; so does every order while the current total is open.
 */
export function compareWaitingOrder(
  order: OrderDraft,
  now: { readonly lines: readonly OrderedLine[]; readonly answers: OrderAnswers; readonly total: Money | null },
): Comparison {
  const skus = new Set(order.products.map(({ sku }) => sku));
  if (!now.lines.some(({ sku }) => skus.has(sku))) return "withdrawn";
  const lines = now.lines.map(({ price, ...line }) => ({ ...line, price: price.current }));
  const isSame =
    productsText(order.products) === productsText(lines) &&
    answersText(order) === answersText(now.answers) &&
    isSameSum(order.total ?? null, now.total);
  return isSame ? "unchanged" : "changed";
}

export interface SendingRules {
  /** The setting `sendOfflineOrdersAutomatically`. */
  readonly isAutomatic: boolean;
  /** Whether the page after an order is shown. */
  readonly isThankYouPage: boolean;
}

/**
 * Returns whether a stored order may be sent without asking the shopper (docs/specification/orders.md#order-13): it
 * must be unchanged, and either the setting is on or the page after another order is shown.
 */
export const canSendAutomatically = (comparison: Comparison, { isAutomatic, isThankYouPage }: SendingRules): boolean =>
  comparison === "unchanged" && (isAutomatic || isThankYouPage);

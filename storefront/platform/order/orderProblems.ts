import type { SentOrder } from "#contract/order/order.ts";
import type { FieldProblem } from "#contract/wire/refusal.ts";
import { toFieldProblems } from "#contract/wire/fields.ts";
import type { OrderProblems } from "#domain/order/orderRequest.ts";
import type { OrderRequest } from "#domain/order/order.ts";
import type { Money } from "#domain/money.ts";
import { refused, type Refused } from "../kernel/http/refused.ts";
import { configuration } from "#configuration/index.ts";
import { type ChosenPoint, chosenPoint, pointRefusal } from "#domain/delivery.ts";
import { ok, type Result } from "#domain/result.ts";
import type { OfferedShipping } from "../checkout/offers.ts";
import { pointRefused } from "../checkout/choice.ts";
import type { Session } from "../kernel/database/database.ts";
import type { FindPoint } from "../delivery/points.ts";

const address = "addressInformation";

/** Returns the field of the wire that each part of an order was sent in; null for a part that was not sent. */
const placesOf = ({
  isCustomerNamed,
  shippingAddress,
}: SentOrder): Readonly<Record<keyof OrderProblems, string | null>> => ({
  key: "order_id",
  cartId: "cart_id",
  customer: isCustomerNamed ? "customer" : `${address}.billingAddress`,
  shippingAddress: shippingAddress ? `${address}.shippingAddress` : null,
  billingAddress: `${address}.billingAddress`,
  company: `${address}.billingAddress`,
  shipping: `${address}.shipping_method_code`,
  paymentCode: `${address}.payment_method_code`,
  products: "products",
});

/**
 * Translates the problems of an order to fields of the wire, such as `too-short` at
 * `addressInformation.shippingAddress.postcode`. Each field is named once.
 */
export function orderProblems(problems: OrderProblems, sent: SentOrder): readonly FieldProblem[] {
  const places = placesOf(sent);
  const at = (part: keyof OrderProblems): readonly FieldProblem[] => {
    const [problem, place] = [problems[part], places[part]];
    if (problem === undefined || place === null) return [];
    return typeof problem === "string" ? [{ field: place, problem }] : toFieldProblems(place, problem);
  };
  const all = (Object.keys(places) as (keyof OrderProblems)[]).flatMap(at);
  return [...new Map(all.map((each) => [each.field, each])).values()];
}

/** A line that is to be ordered, at its present price. */
export interface OrderableLine {
  readonly sku: string;
  readonly quantity: number;
  readonly price: Money;
}

const quantitiesBySku = (lines: readonly { readonly sku: string; readonly quantity: number }[]) => {
  const bySku = new Map<string, number>();
  for (const { sku, quantity } of lines) bySku.set(sku, (bySku.get(sku) ?? 0) + quantity);
  return bySku;
};

/** Refuses an order whose products, quantities or prices differ from those that the shopper saw; null when they agree. */
export function compareWithCart(sent: OrderRequest["products"], lines: readonly OrderableLine[]): Refused | null {
  const seen = quantitiesBySku(sent);
  const inCart = quantitiesBySku(lines);
  const changed = [...new Set([...seen.keys(), ...inCart.keys()])].filter((sku) => seen.get(sku) !== inCart.get(sku));
  if (changed.length > 0) {
    return refused("CART_CHANGED", "The ordered products differ from those in the cart.", { skus: changed }).error;
  }
  // Lines of one sku can have different prices, such as a frame with two kinds of lenses.
  const atPrice = <Line extends OrderableLine>(all: readonly Line[]) =>
    quantitiesBySku(all.map(({ sku, quantity, price }) => ({ sku: `${price.minor} ${sku}`, quantity })));
  const [seenPrices, prices] = [atPrice(sent), atPrice(lines)];
  const repriced = lines.filter(({ sku, price }) => {
    const key = `${price.minor} ${sku}`;
    return seenPrices.get(key) !== prices.get(key);
  });
  if (repriced.length === 0) return null;
  const skus = [...new Set(repriced.map(({ sku }) => sku))];
  return refused("PRICE_CHANGED", "A price has changed.", { skus }).error;
}

/** The present costs of an order, gross. */
interface CurrentCosts {
  /** Zero or less. */
  readonly discount: Money;
  readonly shipping: Money;
  readonly payment: Money;
  /** Zero or less. */
  readonly giftCard: Money;
}

const hasChanged = (seen: Money | null | undefined, current: Money) => seen && seen.minor !== current.minor;

/**
 * Refuses an order whose delivery cost, payment cost, discount or gift card differs from what the shopper saw; null when they
 * agree.
 */
export function compareCosts(seen: OrderRequest["costs"], current: CurrentCosts): Refused | null {
  // First, because delivery can become free or be paid with another discount.
  if (hasChanged(seen.discount, current.discount)) {
    return refused("DISCOUNT_CHANGED", "The discount of the coupon has changed.").error;
  }
  if (hasChanged(seen.shipping, current.shipping)) {
    return refused("SHIPPING_PRICE_CHANGED", "The price of delivery has changed.").error;
  }
  if (hasChanged(seen.payment, current.payment)) {
    return refused("PAYMENT_PRICE_CHANGED", "The cost of this payment method has changed.").error;
  }
  if (hasChanged(seen.giftCard, current.giftCard)) {
    return refused("GIFT_CARD_CHANGED", "What the gift card pays has changed.").error;
  }
  return null;
}

/** A pickup point that was chosen for an order. */
export interface PointChoice {
  readonly shipping: OfferedShipping;
  readonly pointId: string | null;
  readonly paymentCode: string;
}

/**
 * Returns the pickup point of an order, which is checked once more; null for a shipping method without one
 * (docs/specification/trade.md#trade-21).
 */
export async function checkPoint(
  session: Session,
  findPoint: FindPoint,
  { shipping, pointId, paymentCode }: PointChoice,
): Promise<Result<ChosenPoint | null, Refused>> {
  if (!shipping.needsPoint) return ok(null);
  if (pointId === null) return pointRefused("required");
  const { carrierCode } = shipping;
  const point = await findPoint(session, carrierCode, pointId);
  const isPaidThere = paymentCode === configuration.payment.cashOnDeliveryCode;
  const refusal = pointRefusal(point, { carrierCode, isPaidThere });
  if (refusal || !point) return pointRefused(refusal ?? "not-available");
  return ok(chosenPoint(point));
}

import type { SentOrder } from "#contract/order/order.ts";
import type { FieldProblem } from "#contract/wire/refusal.ts";
import { problemsOnWire } from "#contract/wire/fields.ts";
import type { OrderProblems } from "#domain/order/orderRequest.ts";
import type { OrderRequest } from "#domain/order/order.ts";
import type { Money } from "#domain/money.ts";
import { refused, type Refused } from "../kernel/http/refused.ts";
import { configuration } from "#configuration/index.ts";
import { type ChosenPoint, chosenPoint, pointRefusal } from "#domain/delivery.ts";
import { ok, type Result } from "#domain/result.ts";
import type { OfferedShipping } from "../checkout/offers.ts";
import { pointRefused } from "../checkout/choose.ts";
import type { Session } from "../kernel/database/database.ts";
import type { PointOf } from "../delivery/points.ts";

const address = "addressInformation";

/** Where each part of an order was sent; null for what was not sent by itself. */
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
 * The problems of an order by the places of the wire, each field once: `addressInformation.shippingAddress.postcode` is
 * `too-short`.
 */
export function orderProblems(problems: OrderProblems, sent: SentOrder): readonly FieldProblem[] {
  const places = placesOf(sent);
  const at = (part: keyof OrderProblems): readonly FieldProblem[] => {
    const [problem, place] = [problems[part], places[part]];
    if (problem === undefined || place === null) return [];
    return typeof problem === "string" ? [{ field: place, problem }] : problemsOnWire(place, problem);
  };
  const all = (Object.keys(places) as (keyof OrderProblems)[]).flatMap(at);
  return [...new Map(all.map((each) => [each.field, each])).values()];
}

/** What the platform knows of a line that is to be ordered. */
export interface OrderableLine {
  readonly sku: string;
  readonly quantity: number;
  readonly price: Money;
}

const quantities = (lines: readonly { readonly sku: string; readonly quantity: number }[]) => {
  const bySku = new Map<string, number>();
  for (const { sku, quantity } of lines) bySku.set(sku, (bySku.get(sku) ?? 0) + quantity);
  return bySku;
};

/** Refuses an order for other things, or other prices, than the shopper saw. */
export function compareWithCart(sent: OrderRequest["products"], lines: readonly OrderableLine[]): Refused | null {
  const seen = quantities(sent);
  const there = quantities(lines);
  const changed = [...new Set([...seen.keys(), ...there.keys()])].filter((sku) => seen.get(sku) !== there.get(sku));
  if (changed.length > 0) {
    return refused("CART_CHANGED", "The cart is not what was shown.", { skus: changed }).error;
  }
  const dearer = sent.filter(({ sku, price }) =>
    lines.some((line) => line.sku === sku && line.price.minor !== price.minor),
  );
  if (dearer.length === 0) return null;
  const skus = [...new Set(dearer.map(({ sku }) => sku))];
  return refused("PRICE_CHANGED", "A price is not what was shown.", { skus }).error;
}

interface Asked {
  /** Zero or less. */
  readonly discount: Money;
  readonly shipping: Money;
  readonly payment: Money;
}

const isOther = (seen: Money | null | undefined, asked: Money) => seen && seen.minor !== asked.minor;

/** Refuses an order whose delivery or way of paying costs, or whose coupon takes off, something else than was shown. */
export function compareCosts(seen: OrderRequest["costs"], asked: Asked): Refused | null {
  if (isOther(seen.shipping, asked.shipping)) {
    return refused("SHIPPING_PRICE_CHANGED", "The price of delivery is not what was shown.").error;
  }
  if (isOther(seen.payment, asked.payment)) {
    return refused("PAYMENT_PRICE_CHANGED", "The cost of paying this way is not what was shown.").error;
  }
  if (isOther(seen.discount, asked.discount)) {
    return refused("DISCOUNT_CHANGED", "The coupon does not take off what was shown.").error;
  }
  return null;
}

export interface PointChoice {
  readonly shipping: OfferedShipping;
  readonly pointId: string | null;
  readonly paymentCode: string;
}

/**
 * The point that an order goes to, asked for once more; null for a way that needs none
 * (docs/specification/trade.md#trade-21).
 */
export async function pointOfOrder(
  session: Session,
  pointOf: PointOf,
  { shipping, pointId, paymentCode }: PointChoice,
): Promise<Result<ChosenPoint | null, Refused>> {
  if (!shipping.needsPoint) return ok(null);
  if (pointId === null) return pointRefused("required");
  const { carrierCode } = shipping;
  const point = await pointOf(session, carrierCode, pointId);
  const isPaidThere = paymentCode === configuration.payment.cashOnDeliveryCode;
  const refusal = pointRefusal(point, { carrierCode, isPaidThere });
  if (refusal || !point) return pointRefused(refusal ?? "not-available");
  return ok(chosenPoint(point));
}

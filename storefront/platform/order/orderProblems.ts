import type { SentOrder } from "#contract/order/order.ts";
import type { FieldProblem } from "#contract/wire/refusal.ts";
import { problemsOnWire } from "#contract/wire/fields.ts";
import type { OrderProblems } from "#domain/order/orderRequest.ts";

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

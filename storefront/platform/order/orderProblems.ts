import type { FieldProblem } from "#contract/refusal.ts";
import { problemsOnWire } from "#contract/wireFields.ts";
import type { OrderProblems } from "#domain/order/orderRequest.ts";

const wirePlaces: Readonly<Record<keyof OrderProblems, string>> = {
  key: "order_id",
  cartId: "cart_id",
  customer: "customer",
  shippingAddress: "addressInformation.shippingAddress",
  billingAddress: "addressInformation.billingAddress",
  company: "addressInformation.billingAddress",
  shipping: "addressInformation.shipping_method_code",
  paymentCode: "addressInformation.payment_method_code",
  products: "products",
};

/** The problems of an order by the places of the wire: `addressInformation.shippingAddress.postcode` is `too-short`. */
export function orderProblems(problems: OrderProblems): readonly FieldProblem[] {
  const at = (part: keyof OrderProblems): readonly FieldProblem[] => {
    const problem = problems[part];
    if (problem === undefined) return [];
    const place = wirePlaces[part];
    return typeof problem === "string" ? [{ field: place, problem }] : problemsOnWire(place, problem);
  };
  return (Object.keys(wirePlaces) as (keyof OrderProblems)[]).flatMap(at);
}

import type { FieldProblem } from "#contract/refusal.ts";
import type { OrderProblems } from "#domain/order/orderRequest.ts";

/** The problems of an order as a flat list: `shippingAddress.postcode` is `malformed`. */
export function fieldProblems(problems: OrderProblems): readonly FieldProblem[] {
  return Object.entries(problems).flatMap(([part, problem]: [string, string | object]) =>
    typeof problem === "string"
      ? [{ field: part, problem }]
      : Object.entries(problem).map(([field, each]) => ({ field: `${part}.${field}`, problem: String(each) })),
  );
}

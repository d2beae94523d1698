import { checkEmail, type CheckedForm, type EmailProblem } from "@dioptra/ui/rules";

/** What names an order whose status a shopper asks for. */
export interface OrderReference {
  readonly number: string;
  readonly email: string;
}

export interface OrderReferenceErrors {
  readonly number?: "required" | undefined;
  readonly email?: EmailProblem | undefined;
}

/** Checks the number and the e-mail address of an order. The number may be typed with "#", spaces or without zeros. */
export function checkOrderReference(typed: OrderReference): CheckedForm<OrderReference, OrderReferenceErrors> {
  const number = typed.number.replaceAll(/[\s#]/g, "");
  const email = checkEmail(typed.email);
  if (number !== "" && email.ok) return { ok: true, value: { number, email: email.value } };
  const errors = { ...(number === "" && { number: "required" as const }), ...(!email.ok && { email: email.error }) };
  return { ok: false, errors };
}

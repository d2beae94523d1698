import { checkName, type CheckedForm, type EmailProblem } from "@dioptra/ui/rules";
import { requiredOrInvalid } from "../fieldProblem.ts";
import { checkOrderReference, type OrderReference } from "./orderReference.ts";

/** Where a contract is withdrawn from, without the prefix of a store view. */
export const withdrawalPath = "/withdrawal";

/**
 * A statement of withdrawal (docs/specification/law.md#law-5). Only name, order and e-mail may be required; the reason may be
 * empty.
 */
export type Withdrawal = Readonly<Record<keyof OrderReference | "name" | "reason", string>>;

/** The longest reason. */
export const maximumReason = 2000;

export interface WithdrawalErrors {
  readonly name?: "required" | "invalid" | undefined;
  readonly number?: "required" | undefined;
  readonly email?: EmailProblem | undefined;
  readonly reason?: "too-long" | undefined;
}

/** Checks a statement of withdrawal. */
export function checkWithdrawal(typed: Withdrawal): CheckedForm<Withdrawal, WithdrawalErrors> {
  const name = checkName(typed.name);
  const order = checkOrderReference(typed);
  const reason = typed.reason.trim();
  const isShort = reason.length <= maximumReason;
  if (name.ok && order.ok && isShort) return { ok: true, value: { ...order.value, name: name.value, reason } };
  return {
    ok: false,
    errors: {
      ...(!name.ok && { name: requiredOrInvalid(name.error) }),
      ...(!order.ok && order.errors),
      ...(!isShort && { reason: "too-long" as const }),
    },
  };
}

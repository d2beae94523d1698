import type { Money } from "../money.ts";

/** A refund in a provider's list. */
export interface ProviderRefund {
  readonly refundId: string;
  readonly amount: Money;
  /** Whether it was accepted and then failed or was canceled, so that no money was refunded. */
  readonly hasFailed: boolean;
}

/** A refund in the shop's records. `amount` is in minor units. */
export interface RecordedRefund {
  readonly key: string;
  /** The provider's id, if it returned one. With some providers it differs from the id in their list. */
  readonly refundId: string | null;
  readonly amount: number;
  readonly status: "done" | "failed";
}

/** Removes the first entry of this amount from the list. Returns whether there was one. */
function removeByAmount(entries: ProviderRefund[], amount: number): boolean {
  const index = entries.findIndex((entry) => entry.amount.minor === amount);
  if (index >= 0) entries.splice(index, 1);
  return index >= 0;
}

/**
 * Returns the keys of refunds that are recorded as done and that the provider reports as failed. Refunds are matched by
 * the provider's ids, and by amounts where the ids are unknown. Each entry of the provider's list matches one refund,
 * and refunds that are recorded as failed are matched first, so that nothing is reverted twice.
 */
export function failedRefunds(
  recorded: readonly RecordedRefund[],
  reported: readonly ProviderRefund[],
): readonly string[] {
  const reportedIds = new Set(reported.map(({ refundId }) => refundId));
  const recordedIds = new Set(recorded.map(({ refundId }) => refundId));
  const failedIds = new Set(reported.filter(({ hasFailed }) => hasFailed).map(({ refundId }) => refundId));
  const matched = recorded.filter(({ refundId }) => refundId !== null && reportedIds.has(refundId));
  const unmatched = recorded.filter((refund) => !matched.includes(refund));
  const others = reported.filter(({ refundId }) => !recordedIds.has(refundId));
  const succeeded = others.filter(({ hasFailed }) => !hasFailed);
  const failed = others.filter(({ hasFailed }) => hasFailed);
  for (const { amount, status } of unmatched) if (status === "failed") removeByAmount(failed, amount);
  const left = unmatched.filter(({ amount, status }) => status === "done" && !removeByAmount(succeeded, amount));
  return [
    ...matched.filter(({ refundId, status }) => status === "done" && failedIds.has(refundId ?? "")),
    ...left.filter(({ amount }) => removeByAmount(failed, amount)),
  ].map(({ key }) => key);
}

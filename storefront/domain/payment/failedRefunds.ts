import type { Money } from "../money.ts";

/** A refund as a provider has it. */
export interface KnownRefund {
  readonly refundId: string;
  readonly amount: Money;
  /** It was taken on, and then failed or was canceled: the money has not gone. */
  readonly hasFailed: boolean;
}

/** A refund in the shop's books: one that counts as done, or one that is known to have failed. Amounts are in minor units. */
export interface BookedRefund {
  readonly key: string;
  /** The provider's name of it, as far as it gave one; another than in its list, with some. */
  readonly refundId: string | null;
  readonly amount: number;
  readonly status: "done" | "failed";
}

/** Takes one of an amount out of a list; whether there was one. */
function take(entries: KnownRefund[], amount: number): boolean {
  const place = entries.findIndex((entry) => entry.amount.minor === amount);
  if (place >= 0) entries.splice(place, 1);
  return place >= 0;
}

/**
 * The keys of refunds that are recorded as done and that the provider reports as failed. They are matched by the
 * provider's ids, and by amounts where the ids are unknown: then each entry of its list stands for one refund, failed
 * ones first for those known to have failed, so that nothing is reverted twice.
 */
export function failedRefunds(booked: readonly BookedRefund[], told: readonly KnownRefund[]): readonly string[] {
  const toldIds = new Set(told.map(({ refundId }) => refundId));
  const ownIds = new Set(booked.map(({ refundId }) => refundId));
  const failedIds = new Set(told.filter(({ hasFailed }) => hasFailed).map(({ refundId }) => refundId));
  const named = booked.filter(({ refundId }) => refundId !== null && toldIds.has(refundId));
  const nameless = booked.filter((refund) => !named.includes(refund));
  const others = told.filter(({ refundId }) => !ownIds.has(refundId));
  const standing = others.filter(({ hasFailed }) => !hasFailed);
  const failed = others.filter(({ hasFailed }) => hasFailed);
  for (const { amount, status } of nameless) if (status === "failed") take(failed, amount);
  const left = nameless.filter(({ amount, status }) => status === "done" && !take(standing, amount));
  return [
    ...named.filter(({ refundId, status }) => status === "done" && failedIds.has(refundId ?? "")),
    ...left.filter(({ amount }) => take(failed, amount)),
  ].map(({ key }) => key);
}

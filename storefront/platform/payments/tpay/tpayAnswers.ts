import * as z from "zod/mini";
import type { Money } from "#domain/money/money.ts";
import { tpayStatus } from "#domain/payment/tpayStatus.ts";
import { readAnswer } from "../askProvider.ts";
import type { BlikOutcome, CreatedPayment, PaymentNews } from "../gateway.ts";
import { inZloty } from "../wireMoney.ts";

const problem = z.object({ errorCode: z.string() });

/** A transaction. `success` says that the question was understood: a failed attempt stands in `payments`. */
const transaction = z.object({
  result: z.string(),
  transactionId: z.string(),
  title: z.string(),
  status: z.string(),
  amount: z.optional(inZloty),
  currency: z.optional(z.string()),
  hiddenDescription: z.nullish(z.string()),
  payments: z.nullish(z.object({ status: z.nullish(z.string()), errors: z.nullish(z.array(problem)) })),
  transactionPaymentUrl: z.nullish(z.string()),
});

const failure = z.object({ result: z.literal("failed"), errors: z.nullish(z.array(problem)) });

/** The word for a failure, wherever Tpay put it; null when there is none. */
export function failureIn(json: unknown): string | null {
  const read = transaction.safeParse(json);
  const errors = read.success ? read.data.payments?.errors : failure.safeParse(json).data?.errors;
  const hasFailed = failure.safeParse(json).success;
  return errors?.[0]?.errorCode ?? (hasFailed ? "failed" : null);
}

/** A transaction that was made; null when the answer names none. */
export function createdIn(json: unknown): CreatedPayment | null {
  const read = transaction.safeParse(json);
  if (!read.success) return null;
  const { transactionId, title, status, transactionPaymentUrl } = read.data;
  return { transactionId, title, status: tpayStatus(status), checkoutUrl: transactionPaymentUrl ?? null };
}

/** How an attempt with a mobile code went. */
export function blikOutcomeOf(json: unknown): BlikOutcome {
  const reason = failureIn(json);
  return reason === null ? { outcome: "pending" } : { outcome: "refused", reason };
}

export function newsIn(json: unknown): PaymentNews {
  const { transactionId, title, status, amount, currency, hiddenDescription } = readAnswer("tpay", transaction, json);
  return {
    of: { transactionId, title, paymentId: hiddenDescription ?? null },
    status: tpayStatus(status),
    amount: currency === undefined || currency === "PLN" ? (amount ?? null) : null,
    returned: status === "refund" || status === "chargeback" ? "some" : null,
  };
}

const group = z.object({ id: z.union([z.string(), z.number()]), name: z.string(), img: z.nullish(z.string()) });
const bankGroups = z.object({ groups: z.record(z.string(), group) });

/** Ways to pay: banks, cards, wallets, the mobile code. */
export const groupsIn = (json: unknown) =>
  Object.values(readAnswer("tpay", bankGroups, json).groups).map(({ id, name, img }) => ({
    method: String(id),
    title: name,
    image: img ?? null,
    countries: { allowed: ["PL"], excluded: [] },
  }));

const refundList = z.object({ refunds: z.array(z.object({ amount: inZloty, status: z.nullish(z.string()) })) });

/** What of a transaction went back, failed refunds left out. */
export const refundedIn = (json: unknown): Money => ({
  currency: "PLN",
  minor: readAnswer("tpay", refundList, json)
    .refunds.filter(({ status }) => status !== "error" && status !== "canceled")
    .reduce((total, { amount }) => total + amount.minor, 0),
});

const requested = z.object({ result: z.literal("success"), requestId: z.string() });

/** The number of a refund that was taken on; null when it was not. */
export const refundIn = (json: unknown): string | null => requested.safeParse(json).data?.requestId ?? null;

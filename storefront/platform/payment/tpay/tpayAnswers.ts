import * as z from "zod/mini";
import type { TpaySettings } from "../../kernel/settings.ts";
import { askForToken, askProvider, createTokenSource, type ProviderAnswer, readAnswer } from "../askProvider.ts";
import { type Money, sum } from "#domain/money.ts";
import type { KnownRefund } from "#domain/payment/failedRefunds.ts";
import { tpayStatus } from "#domain/payment/status.ts";
import type { BlikOutcome, CreatedPayment, PaymentNews } from "../gateway.ts";
import { inZloty } from "../wireMoney.ts";

const hosts = { live: "https://api.tpay.com", sandbox: "https://openapi.sandbox.tpay.com" } as const;

const token = z.object({ access_token: z.string(), expires_in: z.number() });

/** What Tpay is asked, in the name of the shop. */
export type TpayQuestion =
  | { readonly method: "GET"; readonly path: string }
  | { readonly method: "POST"; readonly path: string; readonly body: unknown };

/** The Open API of Tpay: JSON, with a token that is renewed before it ends (docs/specification/trade.md#trade-14). */
export function createTpayTransport({ clientId, clientSecret, isLive, url }: TpaySettings, clock: () => Date) {
  const base = url ?? hosts[isLive ? "live" : "sandbox"];
  const json = { "content-type": "application/json", accept: "application/json" };

  const { token: tokenOf, forget: onTokenRefused } = createTokenSource("tpay", clock, async () => {
    const body = JSON.stringify({ client_id: clientId, client_secret: clientSecret });
    const answer = await askForToken("tpay", { method: "POST", url: `${base}/oauth/auth`, headers: json, body });
    const { access_token, expires_in } = readAnswer("tpay", token, answer.json);
    return { token: access_token, lifetimeSeconds: expires_in };
  });

  return async (question: TpayQuestion): Promise<ProviderAnswer> => {
    const headers = { ...json, authorization: `Bearer ${await tokenOf()}` };
    const asked = { method: question.method, url: base + question.path, headers, onTokenRefused };
    return askProvider("tpay", "body" in question ? { ...asked, body: JSON.stringify(question.body) } : asked);
  };
}

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
  payments: z.optional(z.unknown()),
  transactionPaymentUrl: z.nullish(z.string()),
});

const failed = z.object({ result: z.literal("failed") });
const problems = z.object({ errors: z.array(problem) });

/** The code of a failure, of the request or of the attempt to pay; null without a failure. */
export function failureIn(json: unknown): string | null {
  const attempt = transaction.safeParse(json).data?.payments;
  const errors = [json, attempt].flatMap((place) => problems.safeParse(place).data?.errors ?? []);
  return errors[0]?.errorCode ?? (failed.safeParse(json).success ? "failed" : null);
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
/** A list, which Tpay's own clients get by the ids of the groups. */
const bankGroups = z.object({ groups: z.union([z.array(group), z.record(z.string(), group)]) });

/** Ways to pay: banks, cards, wallets, the mobile code. */
export const groupsIn = (json: unknown) =>
  Object.values(readAnswer("tpay", bankGroups, json).groups).map(({ id, name, img }) => ({
    method: String(id),
    title: name,
    image: img ?? null,
    countries: { allowed: ["PL"], excluded: [] },
  }));

const refund = z.object({ refundId: z.string(), amount: inZloty, status: z.nullish(z.string()) });
const refundsOf = z._default(z.array(refund), []);
/** By where the money goes; a refund may stand in two of them. */
const refundLists = z.object({ refundsList: refundsOf, refundsNoAccountList: refundsOf, refundsCardsList: refundsOf });

const gone = new Set(["cancel", "declined"]);

/** The refunds of a transaction. One that stands in two lists has failed where it failed in every one. */
export function refundsIn(json: unknown): readonly KnownRefund[] {
  const { refundsList, refundsNoAccountList, refundsCardsList } = readAnswer("tpay", refundLists, json);
  const all = [...refundsList, ...refundsNoAccountList, ...refundsCardsList];
  const places = Map.groupBy(all, ({ refundId }) => refundId);
  return [...places].flatMap(([refundId, own]) => {
    const [first] = own;
    const hasFailed = own.every(({ status }) => gone.has(status ?? ""));
    return first ? [{ refundId, amount: first.amount, hasFailed }] : [];
  });
}

/** What of a transaction went back, or will. */
export const refundedIn = (json: unknown): Money =>
  sum(
    refundsIn(json)
      .filter(({ hasFailed }) => !hasFailed)
      .map(({ amount }) => amount),
    "PLN",
  );

const answered = z.object({ result: z.string(), requestId: z.string() });

/** The number of a refund that was taken on; null when it was not. */
export function refundIn(json: unknown): string | null {
  const read = answered.safeParse(json);
  return read.success && read.data.result !== "failed" ? read.data.requestId : null;
}

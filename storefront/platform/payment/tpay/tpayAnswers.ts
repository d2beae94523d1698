import * as z from "zod/mini";
import type { TpaySettings } from "./settings.ts";
import { requestToken, sendRequest, createTokenSource, type ProviderAnswer, readAnswer } from "../providerRequest.ts";
import { fromDecimal } from "#domain/decimal.ts";
import { type Money, sum } from "#domain/money.ts";
import type { ProviderRefund } from "#domain/payment/failedRefunds.ts";
import { tpayStatus } from "#domain/payment/status.ts";
import type { BlikOutcome, CreatedPayment, PaymentUpdate } from "../gateway.ts";
import { wireDecimal } from "../wireMoney.ts";

const hosts = { live: "https://api.tpay.com", sandbox: "https://openapi.sandbox.tpay.com" } as const;

const token = z.object({ access_token: z.string(), expires_in: z.number() });

/** A request to Tpay. */
export type TpayRequest =
  | { readonly method: "GET"; readonly path: string }
  | { readonly method: "POST"; readonly path: string; readonly body: unknown };

/** Creates the transport to Tpay's Open API, with a token that is renewed before it expires (docs/specification/trade.md#trade-14). */
export function createTpayTransport({ clientId, clientSecret, isLive, url }: TpaySettings, clock: () => Date) {
  const base = url ?? hosts[isLive ? "live" : "sandbox"];
  const json = { "content-type": "application/json", accept: "application/json" };

  const { token: tokenOf, forget: onTokenRefused } = createTokenSource("tpay", clock, async () => {
    const body = JSON.stringify({ client_id: clientId, client_secret: clientSecret });
    const answer = await requestToken("tpay", { method: "POST", url: `${base}/oauth/auth`, headers: json, body });
    const { access_token, expires_in } = readAnswer("tpay", token, answer.json);
    return { token: access_token, lifetimeSeconds: expires_in };
  });

  return async (request: TpayRequest): Promise<ProviderAnswer> => {
    const headers = { ...json, authorization: `Bearer ${await tokenOf()}` };
    const sent = { method: request.method, url: base + request.path, headers, onTokenRefused };
    return sendRequest("tpay", "body" in request ? { ...sent, body: JSON.stringify(request.body) } : sent);
  };
}

/** An amount in złoty, as Tpay writes it. */
export const inZloty = z.pipe(
  z.union([wireDecimal, z.number().check(z.gte(0), z.lte(1e9))]),
  z.transform((value): Money => fromDecimal(value, "PLN")),
);

const problem = z.object({ errorCode: z.string() });

/** A transaction. `success` only means that the request was valid: a failed attempt to pay is in `payments`. */
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

/** Returns the error code of the request or of the attempt to pay; null when neither failed. */
export function failureIn(json: unknown): string | null {
  const attempt = transaction.safeParse(json).data?.payments;
  const errors = [json, attempt].flatMap((place) => problems.safeParse(place).data?.errors ?? []);
  return errors[0]?.errorCode ?? (failed.safeParse(json).success ? "failed" : null);
}

/** Returns the transaction that was created; null when the answer has none. */
export function createdIn(json: unknown): CreatedPayment | null {
  const read = transaction.safeParse(json);
  if (!read.success) return null;
  const { transactionId, title, status, transactionPaymentUrl } = read.data;
  return { transactionId, title, status: tpayStatus(status), checkoutUrl: transactionPaymentUrl ?? null };
}

/** Returns the outcome of an attempt with a mobile code. */
export function blikOutcomeOf(json: unknown): BlikOutcome {
  const reason = failureIn(json);
  return reason === null ? { outcome: "pending" } : { outcome: "refused", reason };
}

/** Reads the state of a transaction. */
export function updateIn(json: unknown): PaymentUpdate {
  const { transactionId, title, status, amount, currency, hiddenDescription } = readAnswer("tpay", transaction, json);
  return {
    of: { transactionId, title, paymentId: hiddenDescription ?? null },
    status: tpayStatus(status),
    amount: currency === undefined || currency === "PLN" ? (amount ?? null) : null,
    returned: status === "refund" || status === "chargeback" ? "some" : null,
  };
}

const group = z.object({ id: z.union([z.string(), z.number()]), name: z.string(), img: z.nullish(z.string()) });
/** A list, or an object by the ids of the groups, which is the form that Tpay's own clients expect. */
const bankGroups = z.object({ groups: z.union([z.array(group), z.record(z.string(), group)]) });

/** Returns the ways to pay: banks, cards, wallets and the mobile code. */
export const groupsIn = (json: unknown) =>
  Object.values(readAnswer("tpay", bankGroups, json).groups).map(({ id, name, img }) => ({
    method: String(id),
    title: name,
    image: img ?? null,
    countries: { allowed: ["PL"], excluded: [] },
  }));

const refund = z.object({ refundId: z.string(), amount: inZloty, status: z.nullish(z.string()) });
const refundsOf = z._default(z.array(refund), []);
/** Tpay lists refunds by their destination. A refund can be in two lists. */
const refundLists = z.object({ refundsList: refundsOf, refundsNoAccountList: refundsOf, refundsCardsList: refundsOf });

const failedStatuses = new Set(["cancel", "declined"]);

/** Returns the refunds of a transaction. A refund in two lists has failed only when it failed in both. */
export function refundsIn(json: unknown): readonly ProviderRefund[] {
  const { refundsList, refundsNoAccountList, refundsCardsList } = readAnswer("tpay", refundLists, json);
  const all = [...refundsList, ...refundsNoAccountList, ...refundsCardsList];
  const places = Map.groupBy(all, ({ refundId }) => refundId);
  return [...places].flatMap(([refundId, own]) => {
    const [first] = own;
    const hasFailed = own.every(({ status }) => failedStatuses.has(status ?? ""));
    return first ? [{ refundId, amount: first.amount, hasFailed }] : [];
  });
}

/** Returns how much of a transaction has been returned, or is about to be. */
export const refundedIn = (json: unknown): Money =>
  sum(
    refundsIn(json)
      .filter(({ hasFailed }) => !hasFailed)
      .map(({ amount }) => amount),
    "PLN",
  );

const answered = z.object({ result: z.string(), requestId: z.string() });

/** Returns the id of a refund that was accepted; null for one that was not. */
export function refundIn(json: unknown): string | null {
  const read = answered.safeParse(json);
  return read.success && read.data.result !== "failed" ? read.data.requestId : null;
}

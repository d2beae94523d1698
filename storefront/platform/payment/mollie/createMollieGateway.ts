import type { Locale, MethodInclude, MollieClient, PaymentEmbed, PaymentMethod } from "@mollie/api-client";
import { ok, refuse, type Result } from "#domain/result.ts";
import { requestTimeout, readAnswer } from "../providerRequest.ts";
import { type GatewayRefusal, GatewayUnavailable, type PaymentGateway, type PaymentUpdate } from "../gateway.ts";
import * as z from "zod/mini";
import { formatDecimal, fromDecimal } from "#domain/decimal.ts";
import { add, compare, type Money, sum } from "#domain/money.ts";
import { mollieStatus } from "#domain/payment/status.ts";
import { languageOf } from "../../kernel/language.ts";
import { wireCurrency, wireDecimal } from "../wireMoney.ts";
import type { MollieSettings } from "./settings.ts";

/** Returns the HTTP status of an error; null for errors without one, which occur when Mollie has not answered. */
const statusOf = (error: unknown) =>
  error instanceof Error && "statusCode" in error && typeof error.statusCode === "number" ? error.statusCode : null;

/** Whether repeating the call would give the same refusal. */
const isFinal = (status: number | null) =>
  status !== null && status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status);

/** Creates the transport to Mollie: its client is loaded with the first call, and every call has a timeout. */
function createMollieTransport({ apiKey, url }: MollieSettings) {
  let loading: Promise<MollieClient> | null = null;
  const load = async () => {
    const { createMollieClient } = await import("@mollie/api-client");
    return createMollieClient({ apiKey, ...(url !== null && { apiEndpoint: url }) });
  };

  /** Rejects after the timeout; the call may still take effect at Mollie. */
  async function withTimeout<T>(work: Promise<T>): Promise<T> {
    const timeout = AbortSignal.timeout(requestTimeout);
    return Promise.race([
      work,
      new Promise<never>((_resolve, reject) => timeout.addEventListener("abort", () => reject(timeout.reason))),
    ]);
  }

  /** Returns Mollie's answer or its refusal. Throws `GatewayUnavailable` in all other cases. */
  async function trySend<T>(call: (client: MollieClient) => Promise<T>): Promise<Result<T, GatewayRefusal>> {
    const client = await (loading ??= load());
    try {
      return ok(await withTimeout(call(client)));
    } catch (cause) {
      const status = statusOf(cause);
      if (isFinal(status)) return refuse({ reason: String(status) });
      throw new GatewayUnavailable("mollie", { mayHaveHappened: true, cause });
    }
  }

  /** Returns the answer of a call that Mollie does not refuse as a rule. Throws `GatewayUnavailable` if it does. */
  async function send<T>(call: (client: MollieClient) => Promise<T>): Promise<T> {
    const answer = await trySend(call);
    if (answer.ok) return answer.value;
    throw new GatewayUnavailable("mollie", { mayHaveHappened: false });
  }

  return { send, trySend };
}

const wireMoney = (amount: Money) => ({ currency: amount.currency, value: formatDecimal(amount) });

const locales = { pl: "pl_PL", de: "de_DE", en: "en_US" } as const;
const localeOf = (locale: string) => locales[languageOf(locale)] as Locale;

/** An amount as Mollie writes it. */
const currencyAndValue = z.pipe(
  z.object({ currency: wireCurrency, value: wireDecimal }),
  z.transform(({ currency, value }): Money => fromDecimal(value, currency)),
);

const refund = z.object({ id: z.string(), status: z.string(), amount: currencyAndValue });
const hasFailed = ({ status }: z.output<typeof refund>) => status === "failed" || status === "canceled";

const answered = z.object({
  id: z.string(),
  status: z.string(),
  amount: currencyAndValue,
  amountRefunded: z.optional(currencyAndValue),
  amountChargedBack: z.optional(currencyAndValue),
  _embedded: z.optional(z.object({ refunds: z.optional(z.array(refund)) })),
  metadata: z.optional(z.unknown()),
  _links: z.optional(z.object({ checkout: z.optional(z.object({ href: z.string() })) })),
});
const ours = z.object({ payment_id: z.string() });
const image = z.optional(z.object({ size2x: z.optional(z.string()) }));
const listed = z.array(z.object({ id: z.string(), description: z.string(), image }));
const withIssuers = z.object({ issuers: z.nullish(z.array(z.object({ id: z.string(), name: z.string(), image }))) });

const notificationId = /^tr_\w{1,64}$/;

/** Reads the state of a payment. */
function updateOf(json: unknown): PaymentUpdate {
  const payment = readAnswer("mollie", answered, json);
  const { id, status, amount, amountChargedBack, metadata } = payment;
  const nothing = { minor: 0, currency: amount.currency };
  const known = payment._embedded?.refunds;
  // Failed refunds do not count, even while Mollie's total still includes them.
  const effective =
    known &&
    sum(
      known.filter((each) => !hasFailed(each)).map((each) => each.amount),
      amount.currency,
    );
  const refunded = payment.amountRefunded ?? nothing;
  const isLess = effective !== undefined && compare(effective, refunded) < 0;
  const returned = add(isLess ? effective : refunded, amountChargedBack ?? nothing);
  return {
    of: { transactionId: id, title: null, paymentId: ours.safeParse(metadata).data?.payment_id ?? null },
    status: mollieStatus(status),
    amount,
    returned: returned.minor > 0 ? returned : null,
    ...(known && {
      refunds: known.map((each) => ({ refundId: each.id, amount: each.amount, hasFailed: hasFailed(each) })),
    }),
  };
}

/** Whether Mollie can reach a URL. It refuses payments with a webhook on a local address. */
const isReachable = (url: string) => !/^(localhost|127\.|\[::1\])/.test(new URL(url).hostname);

/** Creates the gateway to Mollie (docs/specification/trade.md#trade-17), which uses Mollie's own client. */
export function createMollieGateway(settings: MollieSettings): PaymentGateway {
  const { send, trySend } = createMollieTransport(settings);

  const read = async (transactionId: string) => {
    const answer = await trySend((client) =>
      client.payments.get(transactionId, { embed: ["refunds" as PaymentEmbed] }),
    );
    return answer.ok ? updateOf(answer.value) : null;
  };

  return {
    provider: "mollie",
    async methods(locale) {
      const json = await send((client) =>
        client.methods.list({ locale: localeOf(locale), includeWallets: "applepay" }),
      );
      return readAnswer("mollie", listed, [...json]).map(({ id, description, image: mark }) => ({
        method: id,
        title: description,
        image: mark?.size2x ?? null,
        // A shop chooses in its Mollie account which methods serve its countries.
        countries: { allowed: "all", excluded: [] },
      }));
    },
    async issuers(method, locale) {
      const answer = await trySend((client) =>
        client.methods.get(method, { locale: localeOf(locale), include: "issuers" as MethodInclude }),
      );
      if (!answer.ok) return [];
      const { issuers } = readAnswer("mollie", withIssuers, answer.value);
      return (issuers ?? []).map(({ id, name, image: mark }) => ({ id, name, image: mark?.size2x ?? null }));
    },
    async create(payment) {
      const answer = await trySend((client) =>
        client.payments.create({
          amount: wireMoney(payment.amount),
          description: payment.description,
          redirectUrl: payment.returnUrl,
          ...(isReachable(payment.webhookUrl) && { webhookUrl: payment.webhookUrl }),
          ...(payment.method && { method: payment.method as PaymentMethod }),
          ...(payment.issuer && { issuer: payment.issuer }),
          locale: localeOf(payment.locale),
          metadata: { payment_id: payment.paymentId },
          idempotencyKey: payment.paymentId,
        }),
      );
      if (!answer.ok) return answer;
      const created = answered.safeParse(answer.value);
      if (!created.success) return refuse({ reason: "no-transaction-id" });
      const { id, status, _links } = created.data;
      return ok({
        transactionId: id,
        title: null,
        status: mollieStatus(status),
        checkoutUrl: _links?.checkout?.href ?? null,
      });
    },
    payWithBlik: null,
    read,
    async refund({ transactionId, amount, key, description }) {
      const answer = await trySend((client) =>
        client.paymentRefunds.create({
          paymentId: transactionId,
          amount: wireMoney(amount),
          description,
          idempotencyKey: key,
        }),
      );
      return answer.ok ? ok({ refundId: answer.value.id }) : answer;
    },
    /** Notifications are not signed and hold only an id, so the payment is fetched. */
    async readWebhook({ body }) {
      const id = new URLSearchParams(body).get("id") ?? "";
      return notificationId.test(id) ? { kind: "ask", transactionId: id } : { kind: "ignored" };
    },
  };
}

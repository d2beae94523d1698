import { formatDecimal } from "#domain/decimal.ts";
import { ok, refuse } from "#domain/result.ts";
import { languageOf } from "../../kernel/language.ts";
import type { PlatformParts } from "../../kernel/platformParts.ts";
import { GatewayUnavailable, type NewPayment, type PaymentGateway } from "../gateway.ts";
import type { TpaySettings } from "./settings.ts";
import { createNotificationReader } from "./readNotification.ts";
import {
  blikOutcomeOf,
  createdIn,
  createTpayTransport,
  failureIn,
  groupsIn,
  updateIn,
  refundedIn,
  refundIn,
  refundsIn,
} from "./tpayAnswers.ts";

/** Tpay's group for mobile codes. */
const blikGroup = "150";

/** Returns the request that creates a transaction. Tpay takes amounts as numbers; two decimals survive JSON exactly. */
const transactionOf = (payment: NewPayment) => ({
  amount: Number(formatDecimal(payment.amount)),
  currency: payment.amount.currency,
  description: payment.description,
  // The notification repeats it as `tr_crc`.
  hiddenDescription: payment.paymentId,
  lang: languageOf(payment.locale),
  payer: payment.payer,
  callbacks: {
    payerUrls: { success: payment.returnUrl, error: payment.returnUrl },
    notification: { url: payment.webhookUrl },
  },
  // A mobile code is sent in a later request, once the shopper has typed it.
  ...(payment.method && payment.method !== blikGroup && { pay: { groupId: Number(payment.method) } }),
});

/** Creates the gateway to Tpay's Open API (docs/specification/trade.md#trade-14). */
export function createTpayGateway(settings: TpaySettings, { clock }: Pick<PlatformParts, "clock">): PaymentGateway {
  const send = createTpayTransport(settings, clock);
  const path = (transactionId: string) => `/transactions/${encodeURIComponent(transactionId)}`;

  return {
    provider: "tpay",
    methods: async () => {
      const answer = await send({ method: "GET", path: "/transactions/bank-groups?onlyOnline=true" });
      return groupsIn(answer.json);
    },
    issuers: async () => [],
    async create(payment) {
      if (payment.method && !/^\d{1,6}$/.test(payment.method)) return refuse({ reason: "no such group" });
      const answer = await send({ method: "POST", path: "/transactions", body: transactionOf(payment) });
      const failed = answer.ok ? failureIn(answer.json) : String(answer.status);
      if (failed !== null) return refuse({ reason: failed });
      const created = createdIn(answer.json);
      return created ? ok(created) : refuse({ reason: "no-transaction-id" });
    },
    async payWithBlik(transactionId, code) {
      const body = { groupId: Number(blikGroup), blikPaymentData: { blikToken: code, type: 0 } };
      const answer = await send({ method: "POST", path: `${path(transactionId)}/pay`, body });
      return answer.ok ? blikOutcomeOf(answer.json) : { outcome: "refused", reason: failureIn(answer.json) ?? "" };
    },
    async read(transactionId) {
      const answer = await send({ method: "GET", path: path(transactionId) });
      if (!answer.ok) return null;
      const update = updateIn(answer.json);
      if (update.status !== "paid") return update;
      const list = await send({ method: "GET", path: `${path(transactionId)}/refunds` });
      return list.ok ? { ...update, refunds: refundsIn(list.json) } : update;
    },
    /** Tpay has no idempotency keys. Its list of refunds is read first, so that a refund whose answer was lost is not repeated. */
    async refund({ transactionId, amount, alreadyReturned, key }) {
      const refunds = `${path(transactionId)}/refunds`;
      const list = await send({ method: "GET", path: refunds });
      if (!list.ok) throw new GatewayUnavailable("tpay", { mayHaveHappened: false });
      if (refundedIn(list.json).minor >= alreadyReturned.minor + amount.minor) return ok({ refundId: key });
      const body = { amount: Number(formatDecimal(amount)) };
      const answer = await send({ method: "POST", path: refunds, body });
      const refundId = answer.ok ? refundIn(answer.json) : null;
      return refundId === null ? refuse({ reason: failureIn(answer.json) ?? "" }) : ok({ refundId });
    },
    readWebhook: createNotificationReader(settings, clock),
  };
}

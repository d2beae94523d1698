import { formatDecimal } from "#domain/decimal.ts";
import { ok, refuse } from "#domain/result.ts";
import { languageOf } from "../../kernel/language.ts";
import type { PlatformParts } from "../../kernel/platformParts.ts";
import type { TpaySettings } from "../../kernel/settings.ts";
import { GatewayUnavailable, type NewPayment, type PaymentGateway } from "../gateway.ts";
import { createNotificationReader } from "./readNotification.ts";
import {
  blikOutcomeOf,
  createdIn,
  createTpayTransport,
  failureIn,
  groupsIn,
  newsIn,
  refundedIn,
  refundIn,
  refundsIn,
} from "./tpayAnswers.ts";

const blikGroup = "150";

/** Amounts are numbers of złoty there; two decimals are exact in JSON. */
const transactionOf = (payment: NewPayment) => ({
  amount: Number(formatDecimal(payment.amount)),
  currency: payment.amount.currency,
  description: payment.description,
  // Comes back as `tr_crc` of the notification.
  hiddenDescription: payment.paymentId,
  lang: languageOf(payment.locale),
  payer: payment.payer,
  callbacks: {
    payerUrls: { success: payment.returnUrl, error: payment.returnUrl },
    notification: { url: payment.webhookUrl },
  },
  // A mobile code is paid with afterwards, when it has been typed.
  ...(payment.method && payment.method !== blikGroup && { pay: { groupId: Number(payment.method) } }),
});

/** Tpay's Open API (docs/specification/trade.md#trade-14). */
export function createTpayGateway(setting: TpaySettings, { clock }: Pick<PlatformParts, "clock">): PaymentGateway {
  const ask = createTpayTransport(setting, clock);
  const path = (transactionId: string) => `/transactions/${encodeURIComponent(transactionId)}`;

  return {
    provider: "tpay",
    acknowledgement: "TRUE",
    methods: async () => {
      const answer = await ask({ method: "GET", path: "/transactions/bank-groups?onlyOnline=true" });
      return groupsIn(answer.json);
    },
    issuers: async () => [],
    async create(payment) {
      if (payment.method && !/^\d{1,6}$/.test(payment.method)) return refuse({ reason: "no such group" });
      const answer = await ask({ method: "POST", path: "/transactions", body: transactionOf(payment) });
      const failed = answer.ok ? failureIn(answer.json) : String(answer.status);
      if (failed !== null) return refuse({ reason: failed });
      const created = createdIn(answer.json);
      return created ? ok(created) : refuse({ reason: "no-transaction-id" });
    },
    async payWithBlik(transactionId, code) {
      const body = { groupId: Number(blikGroup), blikPaymentData: { blikToken: code, type: 0 } };
      const answer = await ask({ method: "POST", path: `${path(transactionId)}/pay`, body });
      return answer.ok ? blikOutcomeOf(answer.json) : { outcome: "refused", reason: failureIn(answer.json) ?? "" };
    },
    async read(transactionId) {
      const answer = await ask({ method: "GET", path: path(transactionId) });
      if (!answer.ok) return null;
      const news = newsIn(answer.json);
      if (news.status !== "paid") return news;
      const list = await ask({ method: "GET", path: `${path(transactionId)}/refunds` });
      return list.ok ? { ...news, refunds: refundsIn(list.json) } : news;
    },
    /** Tpay knows no keys: what went back already is asked for first, so that a refund whose answer was lost is not repeated. */
    async refund({ transactionId, amount, alreadyReturned, key }) {
      const refunds = `${path(transactionId)}/refunds`;
      const list = await ask({ method: "GET", path: refunds });
      if (!list.ok) throw new GatewayUnavailable("tpay", { mayHaveHappened: false });
      if (refundedIn(list.json).minor >= alreadyReturned.minor + amount.minor) return ok({ refundId: key });
      const body = { amount: Number(formatDecimal(amount)) };
      const answer = await ask({ method: "POST", path: refunds, body });
      const refundId = answer.ok ? refundIn(answer.json) : null;
      return refundId === null ? refuse({ reason: failureIn(answer.json) ?? "" }) : ok({ refundId });
    },
    readWebhook: createNotificationReader(setting, clock),
  };
}

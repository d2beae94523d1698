import { formatDecimal } from "#domain/decimal.ts";
import type { Money } from "#domain/money.ts";
import { ok, refuse } from "#domain/result.ts";
import type { PlatformParts } from "../../kernel/platformParts.ts";
import type { PlatformSettings } from "../../kernel/settings.ts";
import type { NewPayment, PaymentGateway } from "../gateway.ts";
import {
  captureOf,
  createdIn,
  issueIn,
  namedIn,
  newsOf,
  orderIn,
  type PaypalOrder,
  refundIn,
} from "./paypalAnswers.ts";
import { createPaypalTransport, isGenuine } from "./paypalTransport.ts";

const wireMoney = (amount: Money) => ({ currency_code: amount.currency, value: formatDecimal(amount) });

const orderOf = (payment: NewPayment) => ({
  intent: "CAPTURE",
  purchase_units: [
    {
      reference_id: payment.paymentId,
      custom_id: payment.paymentId,
      // PayPal takes an invoice once: another attempt at the same order has another.
      invoice_id: `${payment.description.replaceAll(/\D/g, "")}-${payment.paymentId}`.slice(0, 127),
      description: payment.description,
      amount: wireMoney(payment.amount),
    },
  ],
  payment_source: {
    paypal: {
      experience_context: {
        return_url: payment.returnUrl,
        cancel_url: payment.returnUrl,
        user_action: "PAY_NOW",
        shipping_preference: "NO_SHIPPING",
      },
    },
  },
});

/** PayPal, Orders v2 (docs/specification/trade.md#trade-19). */
export function createPaypalGateway(
  setting: NonNullable<PlatformSettings["paypal"]>,
  { clock }: Pick<PlatformParts, "clock">,
): PaymentGateway {
  const ask = createPaypalTransport(setting, clock);
  const { webhookId } = setting;
  const path = (id: string) => `/v2/checkout/orders/${encodeURIComponent(id)}`;

  async function find(id: string) {
    const answer = await ask({ method: "GET", path: path(id) });
    return answer.ok ? orderIn(answer.json) : null;
  }

  /** Takes the money of an order that was approved. An instrument that was declined sends the shopper back to PayPal. */
  async function capture({ id, update_time = "" }: PaypalOrder) {
    // Approved again after a no, it is another attempt; PayPal itself captures an order once.
    const key = `capture-${id}-${update_time}`;
    const answer = await ask({ method: "POST", path: `${path(id)}/capture`, body: {}, key });
    if (answer.ok) return newsOf(orderIn(answer.json));
    const known = await find(id);
    if (!known) return null;
    const news = newsOf(known);
    return issueIn(answer.json) === "INSTRUMENT_DECLINED" ? { ...news, status: "open" as const } : news;
  }

  async function read(id: string) {
    const order = await find(id);
    if (!order) return null;
    return order.status === "APPROVED" ? capture(order) : newsOf(order);
  }

  return {
    provider: "paypal",
    acknowledgement: "",
    methods: async () => [
      { method: "paypal", title: "PayPal", image: null, countries: { allowed: "all", excluded: [] } },
    ],
    issuers: async () => [],
    async create(payment) {
      const body = orderOf(payment);
      const answer = await ask({ method: "POST", path: "/v2/checkout/orders", body, key: payment.paymentId });
      if (!answer.ok) return refuse({ reason: issueIn(answer.json) });
      const created = createdIn(answer.json);
      return created ? ok(created) : refuse({ reason: "no-transaction-id" });
    },
    payWithBlik: null,
    read,
    async refund({ transactionId, amount, key, description }) {
      const order = await find(transactionId);
      const captured = order && captureOf(order);
      if (!captured) return refuse({ reason: "no capture" });
      const body = { amount: wireMoney(amount), note_to_payer: description };
      const answer = await ask({ method: "POST", path: `/v2/payments/captures/${captured.id}/refund`, body, key });
      const refundId = answer.ok ? refundIn(answer.json) : null;
      return refundId === null ? refuse({ reason: issueIn(answer.json) }) : ok({ refundId });
    },
    /**
     * What a notification says is not believed but asked for, so that a forged one tells nothing new. Where the shop has
     * the id of its webhook, one that PayPal does not call its own is refused before.
     */
    async readWebhook({ headers, body }) {
      let json: unknown;
      try {
        json = JSON.parse(body);
      } catch {
        return { kind: "forged" };
      }
      if (webhookId !== null && !(await isGenuine(ask, webhookId, { headers, body }))) return { kind: "forged" };
      return namedIn(json);
    },
  };
}

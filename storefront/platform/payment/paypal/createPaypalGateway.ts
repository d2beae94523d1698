import { formatDecimal } from "#domain/decimal.ts";
import type { Money } from "#domain/money.ts";
import { ok, refuse } from "#domain/result.ts";
import type { PlatformParts } from "../../kernel/platformParts.ts";
import type { NewPayment, PaymentGateway } from "../gateway.ts";
import {
  captureOf,
  createdIn,
  issueIn,
  webhookReadingOf,
  updateOf,
  orderIn,
  type PaypalOrder,
  refundIn,
} from "./paypalAnswers.ts";
import type { PaypalSettings } from "./settings.ts";
import { createPaypalTransport, isGenuine } from "./paypalTransport.ts";

const wireMoney = (amount: Money) => ({ currency_code: amount.currency, value: formatDecimal(amount) });

const orderOf = (payment: NewPayment) => ({
  intent: "CAPTURE",
  purchase_units: [
    {
      reference_id: payment.paymentId,
      custom_id: payment.paymentId,
      // PayPal accepts an invoice id once, so each attempt to pay an order has its own.
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

/** Creates the gateway to PayPal, Orders v2 (docs/specification/trade.md#trade-19). */
export function createPaypalGateway(settings: PaypalSettings, { clock }: Pick<PlatformParts, "clock">): PaymentGateway {
  const send = createPaypalTransport(settings, clock);
  const { webhookId } = settings;
  const path = (id: string) => `/v2/checkout/orders/${encodeURIComponent(id)}`;

  async function find(id: string) {
    const answer = await send({ method: "GET", path: path(id) });
    return answer.ok ? orderIn(answer.json) : null;
  }

  /**
   * Collects the money of an approved order. When the funding source is declined, the order is open again, and the shopper
   * can choose another one at PayPal.
   */
  async function capture({ id, update_time = "" }: PaypalOrder) {
    // An order that is approved again after a refusal needs a new key. PayPal captures an order at most once.
    const key = `capture-${id}-${update_time}`;
    const answer = await send({ method: "POST", path: `${path(id)}/capture`, body: {}, key });
    if (answer.ok) return updateOf(orderIn(answer.json));
    const known = await find(id);
    if (!known) return null;
    const update = updateOf(known);
    return issueIn(answer.json) === "INSTRUMENT_DECLINED" ? { ...update, status: "open" as const } : update;
  }

  async function read(id: string, { isWanted }: { readonly isWanted: boolean }) {
    const order = await find(id);
    if (!order) return null;
    return order.status === "APPROVED" && isWanted ? capture(order) : updateOf(order);
  }

  return {
    provider: "paypal",
    methods: async () => [
      { method: "paypal", title: "PayPal", image: null, countries: { allowed: "all", excluded: [] } },
    ],
    issuers: async () => [],
    async create(payment) {
      const body = orderOf(payment);
      const answer = await send({ method: "POST", path: "/v2/checkout/orders", body, key: payment.paymentId });
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
      const answer = await send({ method: "POST", path: `/v2/payments/captures/${captured.id}/refund`, body, key });
      const refundId = answer.ok ? refundIn(answer.json) : null;
      return refundId === null ? refuse({ reason: issueIn(answer.json) }) : ok({ refundId });
    },
    /**
     * The content of a notification is not trusted: it only says which order to ask for, so a forged one has no effect.
     * Where the shop has the id of its webhook, PayPal verifies the notification first.
     */
    async readWebhook({ headers, body }) {
      let json: unknown;
      try {
        json = JSON.parse(body);
      } catch {
        return { kind: "forged" };
      }
      if (webhookId !== null && !(await isGenuine(send, webhookId, { headers, body }))) return { kind: "forged" };
      return webhookReadingOf(json);
    },
  };
}

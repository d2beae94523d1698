import * as z from "zod/mini";
import { fromDecimal } from "#domain/decimal.ts";
import { type Money, sum } from "#domain/money.ts";
import { paypalStatus } from "#domain/payment/status.ts";
import { readAnswer } from "../providerRequest.ts";
import type { CreatedPayment, PaymentUpdate, WebhookReading } from "../gateway.ts";
import { wireCurrency, wireDecimal } from "../wireMoney.ts";

const listOf = <Item extends z.ZodMiniType>(item: Item) => z._default(z.array(item), []);

/** An amount as PayPal writes it. */
const codeAndValue = z.pipe(
  z.object({ currency_code: wireCurrency, value: wireDecimal }),
  z.transform(({ currency_code, value }): Money => fromDecimal(value, currency_code)),
);

const link = z.object({ rel: z.string(), href: z.string() });
const capture = z.object({ id: z.string(), status: z.string() });
const refund = z.object({ id: z.string(), status: z.string(), amount: codeAndValue });
const unit = z.object({
  custom_id: z.optional(z.string()),
  amount: z.optional(codeAndValue),
  payments: z.optional(z.object({ captures: listOf(capture), refunds: listOf(refund) })),
});
const order = z.object({
  id: z.string(),
  status: z.string(),
  update_time: z.optional(z.string()),
  links: listOf(link),
  purchase_units: listOf(unit),
});

export type PaypalOrder = z.output<typeof order>;

/** Reads an order. */
export const orderIn = (json: unknown): PaypalOrder => readAnswer("paypal", order, json);

/** Returns the order that was created; null when the answer has none. */
export function createdIn(json: unknown): CreatedPayment | null {
  const read = order.safeParse(json);
  if (!read.success) return null;
  const { id, status, links } = read.data;
  const approval = links.find(({ rel }) => rel === "payer-action") ?? links.find(({ rel }) => rel === "approve");
  return { transactionId: id, title: null, status: paypalStatus(status, null), checkoutUrl: approval?.href ?? null };
}

const isReturned = ({ status }: z.output<typeof refund>) => status !== "CANCELLED" && status !== "FAILED";

/** Returns the capture that collected the money; null before there is one. */
export const captureOf = ({ purchase_units: [unit] }: PaypalOrder) => unit?.payments?.captures[0] ?? null;

/** Reads the state of a payment from its order. */
export function updateOf(paypalOrder: PaypalOrder): PaymentUpdate {
  const { id, status, purchase_units } = paypalOrder;
  const [only] = purchase_units;
  const amount = only?.amount ?? null;
  const known = only?.payments?.refunds ?? [];
  const back = known.filter(isReturned).map((each) => each.amount);
  return {
    of: { transactionId: id, title: null, paymentId: only?.custom_id ?? null },
    status: paypalStatus(status, captureOf(paypalOrder)?.status ?? null),
    amount,
    returned: amount && back.length > 0 ? sum(back, amount.currency) : null,
    refunds: known.map((each) => ({ refundId: each.id, amount: each.amount, hasFailed: !isReturned(each) })),
  };
}

const problem = z.object({ details: listOf(z.object({ issue: z.string() })) });

/** Returns PayPal's code for a refusal, such as `INSTRUMENT_DECLINED`. */
export const issueIn = (json: unknown): string => problem.safeParse(json).data?.details[0]?.issue ?? "refused";

const refunded = z.object({ id: z.string(), status: z.string() });

/** Returns the id of a refund that was accepted; null for one that was not. */
export function refundIn(json: unknown): string | null {
  const read = refunded.safeParse(json);
  return read.success && read.data.status !== "FAILED" && read.data.status !== "CANCELLED" ? read.data.id : null;
}

const event = z.object({
  event_type: z.string(),
  resource: z.object({
    id: z.string(),
    supplementary_data: z.optional(
      z.object({ related_ids: z.optional(z.object({ order_id: z.optional(z.string()) })) }),
    ),
  }),
});

const idForm = /^[\w-]{1,64}$/;

/** Events about a refund. They may leave out the order. */
const refundEvents = /^PAYMENT\.(REFUND\.|CAPTURE\.REFUNDED$)/;

/** Reads which order or refund a notification is about. */
export function webhookReadingOf(json: unknown): Extract<WebhookReading, { kind: "ask" | "ask-refund" | "ignored" }> {
  const read = event.safeParse(json);
  if (!read.success) return { kind: "ignored" };
  const { event_type, resource } = read.data;
  const id = event_type.startsWith("CHECKOUT.ORDER.")
    ? resource.id
    : resource.supplementary_data?.related_ids?.order_id;
  if (id !== undefined) return idForm.test(id) ? { kind: "ask", transactionId: id } : { kind: "ignored" };
  return refundEvents.test(event_type) ? { kind: "ask-refund", refundId: resource.id } : { kind: "ignored" };
}

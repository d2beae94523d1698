import * as z from "zod/mini";
import type { OrderStatus } from "#domain/order/order.ts";
import type { OrderPayment, PayableOrder } from "#domain/payment/payableOrder.ts";
import { paymentMethod } from "../checkout/paymentMethods.ts";
import { invoiceCorrections, orderStatuses, readCorrections, readSteps, statusHistory } from "../order/orderDetails.ts";
import { perCurrency } from "../wire/endpoint.ts";
import { dateTime, flag, optionalList, textual } from "../wire/value.ts";
import { isStatus, readMoney, wireMoney } from "./providerPayment.ts";

/** The payment of an order that counts: the one that was paid, else the newest. */
const wireOrderPayment = z.object({
  provider: z.string(),
  /** The shop's code of the method; empty if it is chosen at the provider. */
  method: z.string(),
  /** Null until the provider has created the payment. */
  transaction_id: z.nullish(z.string()),
  status: z.string(),
});

const readOrderPayment = (wire: z.output<typeof wireOrderPayment>): OrderPayment => ({
  provider: wire.provider,
  method: wire.method,
  transactionId: wire.transaction_id ?? null,
  status: isStatus(wire.status) ? wire.status : "pending",
});

const wirePayableOrder = perCurrency((currency) =>
  z.object({
    hash: z.string(),
    increment_id: z.string(),
    amount: z.nullish(wireMoney),
    transaction_id: z.nullish(z.string()),
    order: z.nullish(z.object({ increment_id: z.string(), customer_email: z.nullish(z.string()) })),
    /** Our extensions, for the pages that show how an order is paid and let shoppers pay it. */
    order_status: z.nullish(z.enum(Object.keys(orderStatuses) as OrderStatus[])),
    payment_method: z.nullish(z.string()),
    payment: z.nullish(wireOrderPayment),
    status_history: statusHistory,
    /** When the invoice was issued; missing or null before. */
    invoiced_at: z.nullish(dateTime),
    corrections: invoiceCorrections,
    /** A line has prescription lenses. Only callers with the order's hash are told. */
    made_to_prescription: flag,
    /** Nothing of the order is sent, such as gift cards and downloads alone. */
    is_virtual: flag,
    /** The lines with a paid document that may be opened now. Only callers with the order's hash are told. */
    downloads: optionalList(z.object({ item_id: textual, name: z.string() })),
    /** The lines whose prescription the shopper still has to send. Only callers with the order's hash are told. */
    missing_prescriptions: optionalList(z.object({ item_id: textual, name: z.string() })),
    payment_methods: optionalList(paymentMethod(currency)),
  }),
);
export type WirePayableOrder = z.input<ReturnType<typeof wirePayableOrder>>;

/** `amount` is our extension, so that no shop computes it from the cart (docs/decisions/product.md#decision-13). */
export const payableOrder = perCurrency((currency) =>
  z.pipe(
    wirePayableOrder(currency),
    z.transform((wire): PayableOrder => ({
      hash: wire.hash,
      number: wire.increment_id,
      amount: wire.amount ? readMoney(wire.amount) : null,
      transactionId: wire.transaction_id ?? null,
      email: wire.order?.customer_email ?? null,
      status: wire.order_status ?? null,
      methodCode: wire.payment_method ?? null,
      payment: wire.payment ? readOrderPayment(wire.payment) : null,
      steps: readSteps(wire.status_history),
      invoicedAt: wire.invoiced_at ?? null,
      corrections: readCorrections(wire.corrections, currency),
      isMadeToPrescription: wire.made_to_prescription,
      isDelivered: !wire.is_virtual,
      downloads: wire.downloads.map(({ item_id, name }) => ({ itemId: item_id, name })),
      missingPrescriptions: wire.missing_prescriptions.map(({ item_id, name }) => ({ itemId: item_id, name })),
      methods: wire.payment_methods,
    })),
  ),
);

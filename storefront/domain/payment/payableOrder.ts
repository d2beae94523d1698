import type { PaymentMethod, PaymentProviderCode } from "../checkout/checkout.ts";
import type { Money } from "../money.ts";
import type { Correction, OrderStatus, OrderStep } from "../order/order.ts";
import { paymentState, type PaymentState, type PaymentStatus } from "./status.ts";

/** A payment of an order at a provider. */
export interface OrderPayment {
  readonly provider: PaymentProviderCode;
  /** The shop's code of the method; empty if it is chosen at the provider. */
  readonly method: string;
  /** Null until the provider has created the payment. */
  readonly transactionId: string | null;
  readonly status: PaymentStatus;
}

/** An order as its payment and its status page need it. What other platforms do not send is null or empty. */
export interface PayableOrder {
  /** Proves access to the order. */
  readonly hash: string;
  readonly number: string;
  /** The amount to pay. */
  readonly amount: Money | null;
  /** The transaction at the provider that was asked. */
  readonly transactionId: string | null;
  /** Abbreviated for callers who have only the link. */
  readonly email: string | null;
  readonly status: OrderStatus | null;
  /** The code of the method that was chosen with the order. */
  readonly methodCode: string | null;
  /** The payment that was paid, else the newest one; null if none was started. */
  readonly payment: OrderPayment | null;
  /** When the order first had each status, the first one first. */
  readonly steps: readonly OrderStep[];
  /** When the invoice was issued; null before. */
  readonly invoicedAt: Date | null;
  /** The corrections of the invoice, the first one first. */
  readonly corrections: readonly Correction[];
  /** Whether something of the order is sent; gift cards and downloads alone are not. */
  readonly isDelivered: boolean;
  /** The lines with a paid document that may be opened now. Told to callers with the order's hash only. */
  readonly downloads: readonly { readonly itemId: string; readonly name: string }[];
  /** The lines whose prescription the shopper still has to send. */
  readonly missingPrescriptions: readonly { readonly itemId: string; readonly name: string }[];
  /** Whether a line has lenses that are made to a prescription. Told to callers with the order's hash only. */
  readonly isMadeToPrescription: boolean;
  /** The methods of providers by which the order can be paid. */
  readonly methods: readonly PaymentMethod[];
}

/** What a page says about the payment of an order. */
export type PaymentStanding =
  | PaymentState
  /** No payment was started yet. */
  | "unpaid"
  | "on-delivery"
  | "canceled"
  | "refunded";

const paidStatuses: ReadonlySet<OrderStatus> = new Set(["paid", "in_production", "addressed", "shipped", "completed"]);

/** Returns how the payment of an order stands, from the order's own status and from its payment. */
export function paymentStanding(
  { status, methodCode, payment, amount }: Pick<PayableOrder, "status" | "methodCode" | "payment" | "amount">,
  cashOnDeliveryCode: string,
): PaymentStanding {
  if (status === "canceled" || status === "refunded") return status;
  if (payment?.status === "paid" || status === "paid" || status === "completed") return "success";
  // A gift card has paid everything.
  if (amount?.minor === 0 && status !== null && paidStatuses.has(status)) return "success";
  // Such orders are produced and shipped before anybody has paid.
  if (methodCode === cashOnDeliveryCode && !payment) return "on-delivery";
  if (status !== null && paidStatuses.has(status)) return "success";
  return payment ? paymentState[payment.status] : "unpaid";
}

/** Returns whether a shopper can pay the order online now. A payment that is under way can be replaced by another. */
export const canPay = (order: PayableOrder, standing: PaymentStanding): boolean =>
  (standing === "unpaid" || standing === "failed" || standing === "pending") &&
  (order.status === null || order.status === "pending") &&
  order.methods.length > 0;

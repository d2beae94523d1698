import type { CompanyValue } from "@dioptra/ui/rules";
import type { Address, PersonalDetails, ShippingChoice } from "../checkout/checkout.ts";
import type { RecordedConsent } from "../checkout/consents.ts";
import type { ChosenPoint } from "../delivery.ts";
import type { CartTotals, ProductOption } from "../cart/cart.ts";
import type { Master } from "../media/picture.ts";
import type { Money } from "../money.ts";
import type { Frame, Goods } from "../product/product.ts";

/**
 * The statuses of docs/decisions/product.md#decision-34, preceded by `awaiting_confirmation`: the shopper has to
 * confirm the order with a link in a mail first (`needsConfirmation`).
 */
export type OrderStatus =
  | "awaiting_confirmation"
  | "pending"
  | "paid"
  | "in_production"
  /** The parcel bears its address; only of platforms that have this status (docs/specification/orders.md#order-39). */
  | "addressed"
  | "shipped"
  | "completed"
  | "canceled"
  | "refunded";

/** Statuses of orders that the shop has accepted. */
export const acceptedStatuses: readonly OrderStatus[] = ["paid", "in_production", "addressed", "shipped", "completed"];

/** An entry of an order's history: a status that it had. Notes repeat the status. */
export interface OrderStep {
  readonly status: OrderStatus;
  readonly at: Date;
}

/** A correction of an order's invoice, which is issued when money for the order is returned. */
export interface Correction {
  /** Counts the corrections of one invoice from 1; part of the number. A refund that fails later leaves a gap. */
  readonly sequence: number;
  readonly issuedAt: Date;
  /** What was returned, gross. */
  readonly amount: Money;
}

/** An order that is sent to the platform. */
export interface OrderRequest {
  /** Idempotency key: sent any number of times, it remains one order. */
  readonly key: string;
  readonly cartId: string;
  readonly storeCode: string;
  readonly createdAt: Date;
  /** The customer who is logged in as the shop believes it; none for a guest. The platform refuses the order of another. */
  readonly customerId?: number;
  readonly customer: PersonalDetails;
  readonly shippingAddress: Address;
  readonly billingAddress: Address;
  /** The company on the invoice; none for a private person. */
  readonly company?: CompanyValue | null;
  readonly shipping: ShippingChoice;
  readonly paymentCode: string;
  /** What was ticked before ordering. Missing in orders that an older version of the shop has stored in this browser. */
  readonly consents?: readonly RecordedConsent[];
  /** Gross prices as shown to the shopper; null if none was shown. The platform refuses the order if its own differ. */
  readonly costs: {
    readonly shipping: Money | null;
    readonly payment: Money | null;
    /** Zero or negative. Missing in orders that an older version of the shop has stored in this browser. */
    readonly discount?: Money | null;
    /** What a gift card pays, zero or negative. Missing as `discount` is. */
    readonly giftCard?: Money | null;
  };
  /** The lines as shown to the shopper. The platform refuses the order if its own prices differ. */
  readonly products: readonly {
    readonly sku: string;
    readonly name: string;
    readonly quantity: number;
    readonly price: Money;
  }[];
}

/** An order as the platform returns it. */
export interface Order {
  readonly id: string;
  /** Unique and ascending; gaps are allowed (docs/decisions/product.md#decision-36). */
  readonly number: string;
  readonly status: OrderStatus;
  readonly createdAt: Date;
  /** When it first had each of its statuses, the first one first; empty if the platform does not state them. */
  readonly steps: readonly OrderStep[];
  /** When the invoice was issued: when the order was paid, or sent for payment on delivery; null before. */
  readonly invoicedAt: Date | null;
  /** The corrections of the invoice, the first one first. */
  readonly corrections: readonly Correction[];
  /** Deadline for confirming the order with a link in a mail; null if no confirmation was needed. */
  readonly confirmBy: Date | null;
  readonly email: string;
  readonly lines: readonly {
    /** Distinguishes lines of one sku, such as two prescriptions for one frame. */
    readonly key: string;
    readonly sku: string;
    readonly parentSku: string;
    readonly slug: string;
    readonly name: string;
    readonly quantity: number;
    readonly unitPrice: Money;
    /** Before the discount. */
    readonly rowTotal: Money;
    readonly discount: Money;
    /** The VAT of the amount after the discount, with its rate in percent; null if the platform does not state it. */
    readonly vat: { readonly rate: number; readonly amount: Money } | null;
    /** Whether its lenses are made to a prescription. */
    readonly isMadeToPrescription: boolean;
    /** Whether the shopper still has to send its prescription. */
    readonly awaitsPrescription: boolean;
    readonly options: readonly { readonly label: string; readonly value: string }[];
    /** The typed options, such as the values of a prescription; empty once they were erased. */
    readonly custom: ProductOption["custom"];
    /** The chosen parts of a bundle. */
    readonly bundle: ProductOption["bundle"];
    /** The address of a download that has been paid for; null for other products, and before the payment. */
    readonly downloadHref: string | null;
    readonly frame: Frame | null;
    readonly goods: Goods | null;
    readonly picture: Master | null;
  }[];
  readonly totals: Pick<CartTotals, "rows" | "grandTotal" | "tax">;
  readonly couponCode: string | null;
  readonly shippingAddress: Address;
  /** The address on the invoice; null if it is the delivery address. */
  readonly billingAddress: Address | null;
  /** The company on the invoice; null for a person. */
  readonly company: CompanyValue | null;
  readonly shippingTitle: string;
  /** The code of the chosen payment method. */
  readonly paymentCode: string;
  /** The pick-up point as it was when the order was placed; null for a delivery to the address. */
  readonly pickupPoint: Omit<ChosenPoint, "kind"> | null;
  readonly paymentTitle: string;
}

/** Returns whether an order is to be paid online and is not paid. */
export const isUnpaidOnline = (
  { status, paymentCode }: Pick<Order, "status" | "paymentCode">,
  cashOnDeliveryCode: string,
): boolean => status === "pending" && paymentCode !== cashOnDeliveryCode;

/**
 * The statuses that may follow a status (docs/decisions/product.md#decision-34). Orders with cash on delivery are
 * produced and shipped while they are still pending.
 */
const nextStatuses: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  awaiting_confirmation: ["pending", "canceled"],
  pending: ["paid", "in_production", "shipped", "canceled"],
  paid: ["in_production", "shipped", "completed", "canceled", "refunded"],
  in_production: ["shipped", "canceled", "refunded"],
  addressed: ["shipped", "canceled", "refunded"],
  shipped: ["completed", "refunded"],
  completed: ["refunded"],
  canceled: ["refunded"],
  refunded: [],
};

/** Returns whether an order may change from one status to another. */
export const mayChangeStatus = (from: OrderStatus, to: OrderStatus): boolean => nextStatuses[from].includes(to);

/** An order in the list of a customer's orders. */
export interface PastOrder {
  readonly id: string;
  readonly number: string;
  readonly status: OrderStatus;
  readonly createdAt: Date;
  readonly storeName: string;
  readonly grandTotal: Money;
  /** The unpaid amount. */
  readonly due: Money;
  /** The code of the chosen payment method; null if the platform does not state it. */
  readonly paymentCode: string | null;
  readonly lines: readonly {
    readonly sku: string;
    readonly name: string;
    readonly quantity: number;
    readonly frame: Frame | null;
    readonly goods: Goods | null;
    readonly picture: Master | null;
  }[];
}

/** A page of a customer's orders, the newest first. */
export interface OrderHistory {
  readonly orders: readonly PastOrder[];
  /** Number of orders on all pages. */
  readonly total: number;
}

/** Returns the lines of an order whose prescription the shopper still has to send. */
export const waitingLines = ({
  lines,
}: Pick<Order, "lines">): readonly { readonly itemId: string; readonly name: string }[] =>
  lines.filter(({ awaitsPrescription }) => awaitsPrescription).map(({ key, name }) => ({ itemId: key, name }));

import type { CompanyValue } from "@dioptra/ui/rules";
import type { Address, PersonalDetails } from "../checkout/checkout.ts";
import type { CartTotals } from "../cart/cart.ts";
import type { Master } from "../media/picture.ts";
import type { Money } from "../money.ts";
import type { Frame, Goods } from "../product/product.ts";

/**
 * The statuses of docs/decisions/product.md#decision-34, preceded by `awaiting_confirmation`: the shopper has to
 * confirm the order from a mail first (`needsConfirmation`).
 */
export type OrderStatus =
  | "awaiting_confirmation"
  | "pending"
  | "paid"
  | "in_production"
  | "shipped"
  | "completed"
  | "canceled"
  | "refunded";

/** What is sent to be ordered. `key` is the idempotency key: however often it is sent, it is one order. */
export interface OrderRequest {
  readonly key: string;
  readonly cartId: string;
  readonly storeCode: string;
  readonly createdAt: Date;
  readonly customer: PersonalDetails;
  readonly shippingAddress: Address;
  readonly billingAddress: Address;
  /** Whom the bill is made out to; none for a person. */
  readonly company?: CompanyValue | null;
  readonly shipping: { readonly carrierCode: string; readonly methodCode: string };
  readonly paymentCode: string;
  /** Gross, as the shopper saw them; null where none was shown. The platform refuses when its own differ. */
  readonly costs: {
    readonly shipping: Money | null;
    readonly payment: Money | null;
    /** Zero or less. Orders that an older version of the shop kept in this browser have none. */
    readonly discount?: Money | null;
  };
  /** What the shopper saw; the platform refuses when its own price differs. */
  readonly products: readonly {
    readonly sku: string;
    readonly name: string;
    readonly quantity: number;
    readonly price: Money;
  }[];
}

/** An order as the platform has it. */
export interface Order {
  readonly id: string;
  /** Unique and rising; gaps are allowed (docs/decisions/product.md#decision-36). */
  readonly number: string;
  readonly status: OrderStatus;
  readonly createdAt: Date;
  /** Until when the shopper had to confirm it from a mail; null for most orders. */
  readonly confirmBy: Date | null;
  readonly email: string;
  readonly lines: readonly {
    /** Tells lines of one sku apart, such as two prescriptions for one frame. */
    readonly key: string;
    readonly sku: string;
    readonly parentSku: string;
    readonly slug: string;
    readonly name: string;
    readonly quantity: number;
    readonly unitPrice: Money;
    readonly rowTotal: Money;
    /** Its lenses are made to a prescription. */
    readonly isMadeToPrescription: boolean;
    readonly options: readonly { readonly label: string; readonly value: string }[];
    readonly frame: Frame | null;
    readonly goods: Goods | null;
    readonly picture: Master | null;
  }[];
  readonly totals: Pick<CartTotals, "rows" | "grandTotal" | "tax">;
  readonly shippingAddress: Address;
  readonly shippingTitle: string;
  readonly paymentTitle: string;
}

/**
 * What may follow a status (docs/decisions/product.md#decision-34). What is paid at the door is made and sent while it
 * is still pending.
 */
const next: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  awaiting_confirmation: ["pending", "canceled"],
  pending: ["paid", "in_production", "shipped", "canceled"],
  paid: ["in_production", "shipped", "completed", "canceled", "refunded"],
  in_production: ["shipped", "canceled", "refunded"],
  shipped: ["completed", "refunded"],
  completed: ["refunded"],
  canceled: ["refunded"],
  refunded: [],
};

/** Whether an order may go from one status to another. */
export const mayChangeStatus = (from: OrderStatus, to: OrderStatus): boolean => next[from].includes(to);

/** An order in the list of a customer's orders. */
export interface PastOrder {
  readonly id: string;
  readonly number: string;
  readonly status: OrderStatus;
  readonly createdAt: Date;
  readonly storeName: string;
  readonly grandTotal: Money;
  /** What is still to be paid. */
  readonly due: Money;
  readonly lines: readonly { readonly sku: string; readonly name: string; readonly quantity: number }[];
}

/** A page of them, the newest first, and how many there are. */
export interface OrderHistory {
  readonly orders: readonly PastOrder[];
  readonly total: number;
}

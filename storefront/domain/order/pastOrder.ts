import type { Money } from "../money/money.ts";
import type { OrderStatus } from "./order.ts";

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

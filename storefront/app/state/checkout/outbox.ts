import { createStore, del, get, set } from "idb-keyval";
import type { OrderDraft } from "#domain/order/orderRequest.ts";

/** An order stays here, under its one key, until the platform has answered it: a lost answer loses no order. */
export interface Outbox {
  /** Returns the stored order; null when none is stored. */
  readonly waiting: () => Promise<OrderDraft | null>;
  /** Stores an order in the place of the one before. Returns false where it is only remembered until the page is closed. */
  readonly keep: (order: OrderDraft) => Promise<boolean>;
  readonly clear: () => Promise<void>;
}

/** Creates the outbox of a store view. A browser that denies its storage keeps the order for as long as the page is open. */
export function createOutbox(storeCode: string): Outbox {
  const place = () => createStore("dioptra-outbox", "orders");
  let remembered: OrderDraft | null = null;
  return {
    waiting: async () => {
      if (remembered) return remembered;
      try {
        return (await get<OrderDraft>(storeCode, place())) ?? null;
      } catch {
        return null;
      }
    },
    keep: async (order) => {
      try {
        await set(storeCode, order, place());
        remembered = null;
        return true;
      } catch {
        remembered = order;
        return false;
      }
    },
    clear: async () => {
      remembered = null;
      try {
        await del(storeCode, place());
      } catch {
        // Where nothing can be stored, nothing is left behind.
      }
    },
  };
}

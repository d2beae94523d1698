import { createStore, del, get, set } from "idb-keyval";
import type { OrderRequest } from "#domain/order/order.ts";

/** An order stays here, under its one key, until the platform has answered it: a lost answer loses no order. */
export interface Outbox {
  readonly waiting: () => Promise<OrderRequest | null>;
  readonly keep: (request: OrderRequest) => Promise<void>;
  readonly clear: () => Promise<void>;
}

export function createOutbox(storeCode: string): Outbox {
  const place = () => createStore("dioptra-outbox", "orders");
  return {
    waiting: async () => (await get<OrderRequest>(storeCode, place())) ?? null,
    keep: (request) => set(storeCode, request, place()),
    clear: () => del(storeCode, place()),
  };
}

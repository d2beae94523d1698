import type { OrderDraft } from "#domain/order/orderRequest.ts";
import { createVault } from "../createVault.ts";

/**
 * Stores one order, with its idempotency key, until the platform has answered it. No order is lost with a lost answer.
 */
export interface Outbox {
  /** Returns the stored order; null when none is stored. */
  readonly load: () => Promise<OrderDraft | null>;
  /**
   * Stores an order and replaces the previous one. Returns false when it is kept in memory only, until the page closes.
   */
  readonly save: (order: OrderDraft) => Promise<boolean>;
  /** Removes the stored order. */
  readonly clear: () => Promise<void>;
}

/** An order as it is stored: as JSON, in which times are texts. */
type StoredOrder = Omit<OrderDraft, "createdAt"> & { readonly createdAt: string };

const entryName = "order";
const version = 1;

/**
 * Creates the outbox of a store view. The order is encrypted with a key of this browser, since its lines tell prescriptions
 * apart by their checksums (docs/specification/prescriptions.md#rx-19), and is removed after 30 days. If the browser denies
 * its storage, the order is kept in memory.
 */
export function createOutbox(storeCode: string): Outbox {
  const vault = createVault(`dioptra-outbox-${storeCode}`);
  let inMemory: OrderDraft | null = null;
  return {
    load: async () => {
      if (inMemory) return inMemory;
      const stored = await vault.load<StoredOrder>(entryName, version);
      return stored && { ...stored, createdAt: new Date(stored.createdAt) };
    },
    save: async (order) => {
      const isStored = await vault.save(entryName, version, order);
      inMemory = isStored ? null : order;
      return isStored;
    },
    clear: async () => {
      inMemory = null;
      await vault.remove(entryName);
    },
  };
}

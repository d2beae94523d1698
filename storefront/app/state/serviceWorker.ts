import { createStore } from "zustand/vanilla";
import { type OrderReminder, orderSyncTag, type WorkerRequest } from "#domain/worker.ts";

/** A worker that the browser wakes when the connection is back. Not every browser has it, so TypeScript does not know it. */
interface WakingRegistration {
  readonly sync: { readonly register: (tag: string) => Promise<void> };
}

const canWake = (registration: object): registration is WakingRegistration => "sync" in registration;

/**
 * Whether this browser keeps the files with which the shop opens offline (docs/specification/pages.md#page-43); null until
 * the service worker has answered.
 */
export const offlineUse = createStore<{ readonly state: "kept" | "refused" | null }>()(() => ({ state: null }));

/** Asks the service worker, once there is one. */
export async function askWorker(request: WorkerRequest): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin of its own
  active?.postMessage(request);
}

const hasWorker = (): boolean => "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;

/** Returns whether this browser can remind of an order while no page of the shop is open. */
export const canRemind = (): boolean =>
  hasWorker() && "SyncManager" in window && "Notification" in window && Notification.permission !== "denied";

/**
 * Lets the browser remind of the order that waits, once the connection is back. Asks the shopper for the permission; returns
 * whether they have given it.
 */
export async function remindOfOrder(reminder: OrderReminder): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const registration = await navigator.serviceWorker.ready;
  if (!canWake(registration)) return false;
  await askWorker({ type: "remind", reminder });
  await registration.sync.register(orderSyncTag);
  return true;
}

/** No order waits any more. */
export function forgetReminder(): void {
  if (hasWorker()) void askWorker({ type: "forgetReminder" }).catch(() => {});
}

import { type OrderReminder, orderSyncTag } from "#domain/worker.ts";
import { iconPath } from "#domain/webManifest.ts";
import { isFromShop, reminderCache } from "./caches.ts";
import { keep } from "./limitedCache.ts";

declare const self: ServiceWorkerGlobalScope;

/** Fired when the browser has a connection again. Not every browser has it, so TypeScript does not know it. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
  /** Whether the browser will not wake the worker again if this fails. */
  readonly lastChance?: boolean;
}

const isSync = (event: Event): event is SyncEvent => "tag" in event && event.tag === orderSyncTag;

const address = "/waiting-order";

/** Keeps the reminder until the order is placed or given up. */
export async function keepReminder(reminder: OrderReminder): Promise<void> {
  await keep(await caches.open(reminderCache), address, Response.json(reminder));
}

/** Forgets the reminder and removes its notification. */
export async function forgetReminder(): Promise<void> {
  await caches.delete(reminderCache);
  for (const notification of await self.registration.getNotifications({ tag: orderSyncTag })) notification.close();
}

const windows = () => self.clients.matchAll({ type: "window", includeUncontrolled: true });

/** How long the shop may take to answer, in milliseconds. */
const answerTimeout = 5000;

/** Returns whether the shop answers. The browser wakes the worker for any network, also for one that does not reach the shop. */
async function isShopReachable(): Promise<boolean> {
  const signal = AbortSignal.timeout(answerTimeout);
  const answer = await fetch("/healthz", { cache: "no-store", signal }).catch(() => null);
  return answer !== null && answer.ok && isFromShop(answer);
}

/**
 * Shows the notification, unless a page of the shop is visible: that asks about the order itself. Rejects while the shop
 * does not answer, so that the browser tries again; the last time it reminds all the same.
 */
async function remind({ lastChance = false }: SyncEvent): Promise<void> {
  const kept = await (await caches.match(address, { cacheName: reminderCache }))?.json();
  if (!kept || Notification.permission !== "granted") return;
  if ((await windows()).some(({ visibilityState }) => visibilityState === "visible")) return;
  if (!lastChance && !(await isShopReachable())) throw new Error("The shop does not answer yet.");
  const { title, text, path, language }: OrderReminder = kept;
  await self.registration.showNotification(title, {
    body: text,
    tag: orderSyncTag,
    lang: language,
    icon: iconPath(192, "any"),
    data: path,
  });
}

/** Opens the page that confirms the order, in a window of the shop if there is one. */
async function openOrder(path: string): Promise<void> {
  const [open] = await windows();
  if (!open) return void (await self.clients.openWindow(path));
  await open.focus();
  await open.navigate(path);
}

/** Reminds of a waiting order when the connection is back, also while no page of the shop is open. */
export function remindOfOrders(): void {
  self.addEventListener("sync", (event: Event) => {
    if (isSync(event)) event.waitUntil(remind(event));
  });
  self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(openOrder(String(event.notification.data)));
  });
}

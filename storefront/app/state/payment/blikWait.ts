import type { BlikPayment } from "./payWithBlik.ts";

/** A code that the bank has, while the shopper confirms it in the bank's app. The code itself is not kept. */
export interface BlikWait extends BlikPayment {
  /** When the code ends, in milliseconds since the epoch. */
  readonly deadline: number;
}

const keyOf = (orderNumber: string) => `dioptra-blik-${orderNumber}`;

/** Remembers in this tab what an order waits for, so that the countdown goes on after a reload; null once it has ended. */
export function rememberBlikWait(orderNumber: string, wait: BlikWait | null): void {
  try {
    if (wait) sessionStorage.setItem(keyOf(orderNumber), JSON.stringify(wait));
    else sessionStorage.removeItem(keyOf(orderNumber));
  } catch {}
}

const isWait = (value: unknown): value is BlikWait =>
  typeof value === "object" &&
  value !== null &&
  "transactionId" in value &&
  typeof value.transactionId === "string" &&
  "title" in value &&
  typeof value.title === "string" &&
  "deadline" in value &&
  typeof value.deadline === "number";

/** Returns what an order of this tab waits for; null if there is nothing, or its code has ended. `now` is in milliseconds. */
export function blikWaitOf(orderNumber: string, now: number): BlikWait | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(orderNumber)) ?? "null");
    return isWait(stored) && stored.deadline > now ? stored : null;
  } catch {
    return null;
  }
}

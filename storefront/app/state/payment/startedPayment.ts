/** The key in `sessionStorage` of the order that this tab has last begun to pay. */
const key = "dioptra-payment";

/**
 * Remembers in this tab that the shopper goes to a provider to pay an order, so that the way back leads to the order's
 * confirmation. A browser that denies its storage leads to the status page.
 */
export function rememberPayment(orderNumber: string): void {
  try {
    sessionStorage.setItem(key, orderNumber);
  } catch {}
}

/** Returns the number of the order that this tab has last begun to pay; null if there is none. */
export function startedPayment(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Returns whether this tab has started a payment of the order. The answer is true once. */
export function takeStartedPayment(orderNumber: string): boolean {
  if (startedPayment() !== orderNumber) return false;
  sessionStorage.removeItem(key);
  return true;
}

/**
 * Whether a shopper is in the checkout: the last sign of life lies within the window (specification, section 4,
 * Checkout). Moments are milliseconds since the epoch, `modifiedAt` is 0 when the checkout was left.
 */
export function isInCheckout(modifiedAt: number, now: number, window: number): boolean {
  return modifiedAt > 0 && now - modifiedAt <= window;
}

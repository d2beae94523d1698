/** Whom an order belongs to: a guest by the random id of the browser, a customer by the account (decision 35). */
export interface OrderOwner {
  readonly visitorId: string | null;
  readonly customerId: number | null;
}

/** Who asks; `statusToken` is the order that a valid token from the mail names. */
export interface OrderViewer extends OrderOwner {
  readonly statusTokenOrderId: string | null;
}

/** An order is shown to whoever placed it, and to whoever holds its token; to nobody else, not even that it exists. */
export function canShowOrder(orderId: string, owner: OrderOwner, viewer: OrderViewer): boolean {
  if (viewer.statusTokenOrderId === orderId) return true;
  // A customer's order stays with the account, whoever uses that browser next.
  if (owner.customerId !== null) return owner.customerId === viewer.customerId;
  return owner.visitorId !== null && owner.visitorId === viewer.visitorId;
}

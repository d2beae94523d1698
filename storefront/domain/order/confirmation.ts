/** From when on an order that is paid at the door is suspicious. */
export interface ConfirmationRule {
  /** Open orders of one visitor, account or mailbox that are taken as they are; the next one has to be confirmed. */
  readonly openOrders: number;
  /** The same for one caller's address: more, because offices and mobile networks share one. */
  readonly openOrdersOfCaller: number;
  /** The share of a product's stock, 0 to 1, that one person or caller may take without confirming. */
  readonly stockShare: number;
  /** Pieces of a product that are never too large a share: the last piece on the shelf is sold like any other. */
  readonly freePieces: number;
}

/** The facts about a new order. An open order is one that is not yet paid, confirmed or in production. */
export interface OrderContext {
  /** Earlier open orders of the same visitor, account or mailbox. */
  readonly openOrders: number;
  /** Earlier open orders from the same caller's address. */
  readonly openOrdersOfCaller: number;
  /** The products that it takes from the stock, in pieces. */
  readonly piles: readonly {
    readonly ordered: number;
    /** What the earlier open orders hold of it. */
    readonly held: number;
    /** What is on the shelf, the ordered pieces among it. */
    readonly available: number;
  }[];
}

/**
 * Returns whether an order that is paid at the door has to be confirmed from a mail before it is made. Such an order costs
 * its sender nothing, so that many of them, or a large one, could take the stock from other shoppers.
 */
export function needsConfirmation(
  { openOrders, openOrdersOfCaller, piles }: OrderContext,
  rule: ConfirmationRule,
): boolean {
  return (
    openOrders >= rule.openOrders ||
    openOrdersOfCaller >= rule.openOrdersOfCaller ||
    piles.some(({ ordered, held, available }) => {
      const taken = ordered + held;
      return taken > rule.freePieces && taken > rule.stockShare * (available + held);
    })
  );
}

/**
 * Whom an order belongs to: a guest by the random id of the browser, a customer by the account
 * (docs/decisions/product.md#decision-35).
 */
export interface OrderOwner {
  readonly visitorId: string | null;
  readonly customerId: number | null;
}

/** The caller; `statusToken` is the order that a valid token from the mail names. */
export interface OrderViewer extends OrderOwner {
  readonly statusTokenOrderId: string | null;
}

/** An order is shown only to the customer or browser that placed it and to holders of its token; for others it does not exist. */
export function canShowOrder(orderId: string, owner: OrderOwner, viewer: OrderViewer): boolean {
  if (viewer.statusTokenOrderId === orderId) return true;
  // A customer's order belongs to the account, not to the browser, which others may use next.
  if (owner.customerId !== null) return owner.customerId === viewer.customerId;
  return owner.visitorId !== null && owner.visitorId === viewer.visitorId;
}

/**
 * Limits above which an order with cash on delivery has to be confirmed. An order is unproven while nobody has paid it,
 * confirmed it by mail or ordered successfully before, so that nothing shows that its sender wants it.
 */
export interface ConfirmationRule {
  /** Number of open orders of one visitor, account or mailbox at which the next one has to be confirmed. */
  readonly openOrders: number;
  /** The same for one client address. It is higher, because offices and mobile networks share an address. */
  readonly openOrdersOfCaller: number;
  /** Share of a product's stock, 0 to 1, that one person or client address may take without confirming. */
  readonly stockShare: number;
  /** Share of a product's stock, 0 to 1, that all unproven orders together may hold. */
  readonly unprovenShare: number;
  /**
   * Pieces of a product that need no confirmation whatever their share, so that the last piece is sold like any other.
   */
  readonly freePieces: number;
}

/** The facts about a new order. An open order is one that is not yet paid, confirmed or in production. */
export interface OrderContext {
  /** Number of earlier open orders of the same visitor, account or mailbox. */
  readonly openOrders: number;
  /** Number of earlier open orders from the same client address. */
  readonly openOrdersOfCaller: number;
  /** The ordered products, in pieces. */
  readonly piles: readonly {
    readonly ordered: number;
    /** Pieces in the earlier open orders. */
    readonly held: number;
    /** Pieces that all unproven orders hold, whoever sent them. */
    readonly heldUnproven: number;
    /** Pieces in stock, including the ordered ones. */
    readonly available: number;
  }[];
}

/**
 * Returns whether unproven orders would together hold more than their share of a product's stock. Otherwise many senders
 * could empty the shelf, each with a small order.
 */
export const exceedsUnprovenShare = (
  { piles }: Pick<OrderContext, "piles">,
  { unprovenShare, freePieces }: Pick<ConfirmationRule, "unprovenShare" | "freePieces">,
): boolean =>
  piles.some(({ ordered, heldUnproven, available }) => {
    const taken = ordered + heldUnproven;
    return taken > freePieces && taken > unprovenShare * (available + heldUnproven);
  });

/**
 * Returns whether an order with cash on delivery has to be confirmed with a link in a mail before it is processed. Such
 * an order costs nothing to place, so many of them, or a large one, could block the stock for other shoppers.
 */
export function needsConfirmation(context: OrderContext, rule: ConfirmationRule): boolean {
  const { openOrders, openOrdersOfCaller, piles } = context;
  return (
    exceedsUnprovenShare(context, rule) ||
    openOrders >= rule.openOrders ||
    openOrdersOfCaller >= rule.openOrdersOfCaller ||
    piles.some(({ ordered, held, available }) => {
      const taken = ordered + held;
      return taken > rule.freePieces && taken > rule.stockShare * (available + held);
    })
  );
}

/**
 * The owner of an order: a guest, identified by the random id of the browser, or a customer's account
 * (docs/decisions/product.md#decision-35).
 */
export interface OrderOwner {
  readonly visitorId: string | null;
  readonly customerId: number | null;
}

/** Who requests an order. */
export interface OrderViewer extends OrderOwner {
  /** The order that a valid token from a mail names; null without a token. */
  readonly statusTokenOrderId: string | null;
}

/** Returns whether an order may be shown: to the customer or browser that placed it, and to holders of its token. */
export function canShowOrder(orderId: string, owner: OrderOwner, viewer: OrderViewer): boolean {
  if (viewer.statusTokenOrderId === orderId) return true;
  // A customer's order belongs to the account, not to the browser, which others may use later.
  if (owner.customerId !== null) return owner.customerId === viewer.customerId;
  return owner.visitorId !== null && owner.visitorId === viewer.visitorId;
}

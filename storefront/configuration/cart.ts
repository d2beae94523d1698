export interface CartConfiguration {
  /** Keeps the cart at the platform as well (docs/specification/settings.md#setting-28). */
  readonly synchronize: boolean;
  /** Takes the totals from the platform (docs/specification/cart.md#cart-43). */
  readonly synchronizeTotals: boolean;
  /**
   * Connecting really merges the two carts; off, the differences are only reported
   * (docs/specification/cart.md#cart-28).
   */
  readonly serverMergeByDefault: boolean;
  /** A line that the platform does not have may vanish here (docs/specification/cart.md#cart-25). */
  readonly serverSyncCanRemoveLocalItems: boolean;
  /** A line may take the platform's quantity (docs/specification/cart.md#cart-27). */
  readonly serverSyncCanModifyLocalItems: boolean;
  /** How often a refused cart is tried again as a guest's (docs/specification/cart.md#cart-21). */
  readonly maximumBypassAttempts: number;
  /** What the badge counts: lines, or pieces (docs/specification/cart.md#cart-7). */
  readonly countBy: "items" | "quantity";
  /** Asks before a line is removed (docs/decisions/product.md#decision-9). */
  readonly confirmRemoval: boolean;
  /** Shows the discount of each line (docs/specification/cart.md#cart-17). */
  readonly showLineDiscounts: boolean;
  /** Lets the shopper change colour and size within the cart (docs/specification/settings.md#setting-31). */
  readonly reconfigurableLines: boolean;
  /** Clearing the cart empties the platform's too. */
  readonly synchronizeOnClear: boolean;
  /** Clearing the cart forgets its token. */
  readonly disconnectOnClear: boolean;
  /** Lines that a cart holds at most; pieces of one line are not counted. */
  readonly maximumLines: number;
  /** Where the checkout is when it is not ours; null when it is (docs/specification/cart.md#cart-18). */
  readonly externalCheckoutUrl: string | null;
}

export const cart: CartConfiguration = {
  synchronize: true,
  synchronizeTotals: true,
  serverMergeByDefault: true,
  serverSyncCanRemoveLocalItems: false,
  serverSyncCanModifyLocalItems: false,
  maximumBypassAttempts: 1,
  countBy: "quantity",
  confirmRemoval: true,
  showLineDiscounts: true,
  reconfigurableLines: true,
  synchronizeOnClear: true,
  disconnectOnClear: true,
  maximumLines: 50,
  externalCheckoutUrl: null,
};

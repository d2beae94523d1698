export interface CartConfiguration {
  /** Keeps the cart at the platform as well (specification, section 9, flags). */
  readonly synchronize: boolean;
  /** Takes the totals from the platform (section 9, flags). */
  readonly synchronizeTotals: boolean;
  /** Connecting really merges the two carts; off, the differences are only reported (storefront behaviour, 3.3). */
  readonly serverMergeByDefault: boolean;
  /** A line that the platform does not have may vanish here (section 4, Merge; storefront behaviour, 3.3). */
  readonly serverSyncCanRemoveLocalItems: boolean;
  /** A line may take the platform's quantity (section 4, Merge; storefront behaviour, 3.3). */
  readonly serverSyncCanModifyLocalItems: boolean;
  /** How often a refused cart is tried again as a guest's (section 9). */
  readonly maximumBypassAttempts: number;
  /** What the badge counts: lines, or pieces (section 2, Screens). */
  readonly countBy: "items" | "quantity";
  /** Asks before a line is removed (section 2, Screens; decision 9). */
  readonly confirmRemoval: boolean;
  /** Shows the discount of each line (section 2, Screens). */
  readonly showLineDiscounts: boolean;
  /** Lets the shopper change colour and size within the cart (section 4, Cart edit mode). */
  readonly reconfigurableLines: boolean;
  /** Clearing the cart empties the platform's too (section 4, Clearing the cart). */
  readonly synchronizeOnClear: boolean;
  /** Clearing the cart forgets its token (section 4, Clearing the cart). */
  readonly disconnectOnClear: boolean;
  /** Lines that a cart holds at most; pieces of one line are not counted. */
  readonly maximumLines: number;
  /** Where the checkout is when it is not ours; null when it is (section 2, Screens). */
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

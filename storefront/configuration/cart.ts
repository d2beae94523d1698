import { count, defaultsOf, flag, nullable, oneOf, size } from "./setting.ts";

export const cartSettings = {
  /** Keeps a copy of the cart at the platform (docs/specification/settings.md#setting-28). */
  synchronize: flag(true),
  /** Takes the totals from the platform (docs/specification/cart.md#cart-43). */
  synchronizeTotals: flag(true),
  /**
   * Merges the browser's and the platform's cart on connecting. When off, the differences are only reported
   * (docs/specification/cart.md#cart-28).
   */
  serverMergeByDefault: flag(true),
  /** A merge may remove a line that the platform does not have (docs/specification/cart.md#cart-25). */
  serverSyncCanRemoveLocalItems: flag(false),
  /** A merge may change a line's quantity to the platform's (docs/specification/cart.md#cart-27). */
  serverSyncCanModifyLocalItems: flag(false),
  /** How often a refused cart is tried again as a guest's (docs/specification/cart.md#cart-21). */
  maximumBypassAttempts: count(1),
  /** What the cart's badge counts: lines (`items`) or pieces (`quantity`) (docs/specification/cart.md#cart-7). */
  countBy: oneOf(["items", "quantity"], "quantity"),
  /** Asks for confirmation before a line is removed (docs/decisions/product.md#decision-9). */
  confirmRemoval: flag(true),
  /** Shows the discount of each line (docs/specification/cart.md#cart-17). */
  showLineDiscounts: flag(true),
  /** Lets shoppers change colour and size within the cart (docs/specification/settings.md#setting-31). */
  reconfigurableLines: flag(true),
  /** Clearing the cart empties the platform's cart too. */
  synchronizeOnClear: flag(true),
  /** Clearing the cart discards its token. */
  disconnectOnClear: flag(true),
  /** The maximum number of lines in a cart, whatever their quantities. */
  maximumLines: size(50),
  /** The address of an external checkout, which is told `store` and the token of the cart as `cart`; null for the shop's own (docs/specification/cart.md#cart-18). */
  externalCheckoutUrl: nullable<string>("httpsUrl", null),
};

export const cart = defaultsOf(cartSettings);

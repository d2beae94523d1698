/**
 * The layout around a page (docs/specification/pages.md#page-32): the whole shop, the header of the checkout or
 * of the configurator, only a way back, or nothing.
 */
export type PageLayout = "default" | "checkout" | "configurator" | "minimal" | "empty";

/** The type of a page, by which blocks choose the pages that they are shown on (docs/specification/pages.md#page-33). */
export type PageType =
  | "home"
  | "category"
  | "product"
  | "cms"
  | "static"
  | "compare"
  | "wishlist"
  | "cart"
  | "checkout"
  | "prescription"
  | "order-confirmation"
  | "my-account"
  | "reset-password"
  | "error"
  | "not-found";

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    /** @default "default" */
    readonly layout?: PageLayout;
    readonly pageType?: PageType;
  }
}

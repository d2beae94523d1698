import type { MessagePart } from "../i18n/messageParts.ts";

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

/**
 * The pages over which something may open by itself: those on which shoppers look around, and none on which they order or
 * type.
 */
export const pagesThatMayBeCovered: ReadonlySet<PageType | undefined> = new Set<PageType>([
  "home",
  "category",
  "product",
  "cms",
  "static",
]);

/** What a page's route states about it in its `staticData`. */
export interface PageDeclaration {
  /** @default "default" */
  readonly layout?: PageLayout;
  readonly pageType?: PageType;
  /** Whether the page itself is about the newsletter, so that the footer does not offer it. @default false */
  readonly offersNewsletter?: boolean;
  /** The parts of the messages that the page needs besides the one that every page loads. */
  readonly messages?: readonly MessagePart[];
  /**
   * The query parameters that the page reads. Those that no page reads, such as `utm_source`, are dropped, so that they
   * do not make a different page for the server's cache or the browser's queries.
   */
  readonly query?: readonly string[];
  /** Whether the page has the same path in every store view, so that search engines are led from one to the others. */
  readonly hasAlternates?: boolean;
}

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption extends PageDeclaration {}
}

/** Returns the parts of the messages that these routes need together: those of a page and of the routes around it. */
export const messagesOf = (routes: readonly { readonly staticData?: PageDeclaration }[]): readonly MessagePart[] => [
  ...new Set(routes.flatMap(({ staticData }) => staticData?.messages ?? [])),
];

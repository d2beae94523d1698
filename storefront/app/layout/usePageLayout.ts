import { useMatches } from "@tanstack/react-router";

/**
 * What surrounds a page: the whole shop, the checkout's head, or only a way back (docs/specification/pages.md#page-32).
 */
export type PageLayout = "shop" | "checkout" | "minimal";

/** Pages without the shop's navigation, because it would distract from their one task. */
const layoutOfRoute: Readonly<Record<string, PageLayout>> = { "/checkout": "checkout", "/create-password": "minimal" };

/** Returns the layout of the page that is shown. */
export const usePageLayout = (): PageLayout =>
  useMatches({
    select: (matches: readonly { readonly routeId: string }[]) =>
      layoutOfRoute[matches.at(-1)?.routeId ?? ""] ?? "shop",
  });

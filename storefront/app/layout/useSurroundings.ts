import { useMatches } from "@tanstack/react-router";

/** What stands around a page: the whole shop, or only the way back (specification, section 3, Layouts). */
export type Surroundings = "shop" | "checkout" | "minimal";

/** The checkout, from which nothing leads away, and pages with one thing to do. */
const ofRoute: Readonly<Record<string, Surroundings>> = { "/checkout": "checkout", "/create-password": "minimal" };

export const useSurroundings = (): Surroundings =>
  useMatches({
    select: (matches: readonly { readonly routeId: string }[]) => ofRoute[matches.at(-1)?.routeId ?? ""] ?? "shop",
  });

import type { ContentNode } from "./content.ts";

/** The pages of text that the footer links, by their identifiers, which are the same in every language. */
export const footerPages = {
  lenses: ["lens-subscription", "abonament-na-wszystkie-soczewki", "express-lenses", "american-lens"],
  help: ["contact", "customer-service", "faq", "delivery", "returns"],
  waysToOrder: ["gift-card", "order-from-catalog"],
  about: ["about-us", "magazine", "loyalty-card", "franchise"],
  legal: ["legal", "guarantee", "privacy", "cookies"],
  bargains: ["sale"],
} as const;

export type FooterPage = (typeof footerPages)[keyof typeof footerPages][number];

/**
 * Returns the pages of the footer that a store does not have, or has removed. A store without any tree of pages says
 * nothing about them.
 */
export function missingFooterPages(nodes: readonly Pick<ContentNode, "identifier">[]): readonly FooterPage[] {
  if (nodes.length === 0) return [];
  const present: ReadonlySet<string> = new Set(nodes.map(({ identifier }) => identifier));
  return Object.values(footerPages)
    .flat()
    .filter((page) => !present.has(page));
}

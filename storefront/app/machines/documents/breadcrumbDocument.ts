import type { Crumb } from "#domain/catalog/crumbs.ts";

/**
 * Returns the way to a page as structured data (https://schema.org/BreadcrumbList). The last entry is the page itself.
 * All addresses are absolute.
 */
export const breadcrumbDocument = (crumbs: readonly Crumb[]) => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map(({ label, href }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: label,
    item: href,
  })),
});

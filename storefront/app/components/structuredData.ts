import type { Crumb } from "#domain/catalog/crumbs.ts";

/** Returns structured data as the content of a script element, which no word in it can end. */
export const structuredData = (document: object): string =>
  JSON.stringify(document).replaceAll("<", String.raw`\u003c`);

/** Returns the way to a page as structured data (https://schema.org/BreadcrumbList). The last entry is the page itself. */
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

import type { Alternate } from "#domain/alternates.ts";

/** A page in a sitemap. All addresses are absolute. */
export interface SitemapPage {
  readonly href: string;
  /** The same page in all store views, itself included; empty if only one has it. */
  readonly alternates: readonly Alternate[];
  readonly pictures: readonly string[];
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};
const escape = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const namespaces = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
].join(" ");

const pageXml = ({ href, alternates, pictures }: SitemapPage) =>
  [
    `<url><loc>${escape(href)}</loc>`,
    ...alternates.map(
      (each) => `<xhtml:link rel="alternate" hreflang="${each.hrefLang}" href="${escape(each.href)}"/>`,
    ),
    ...pictures.map((picture) => `<image:image><image:loc>${escape(picture)}</image:loc></image:image>`),
    "</url>",
  ].join("");

/** Returns a sitemap (https://www.sitemaps.org/protocol.html) with languages and pictures, as Google reads them. */
export const sitemapXml = (pages: readonly SitemapPage[]): string =>
  [head, `<urlset ${namespaces}>`, ...pages.map(pageXml), "</urlset>", ""].join("\n");

/** Returns the index of sitemaps at these absolute addresses. */
export const sitemapIndexXml = (hrefs: readonly string[]): string =>
  [
    head,
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...hrefs.map((href) => `<sitemap><loc>${escape(href)}</loc></sitemap>`),
    "</sitemapindex>",
    "",
  ].join("\n");

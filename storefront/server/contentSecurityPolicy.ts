import { createHash } from "node:crypto";

const digest = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const scripts = /<script(\s[^>]*)?>([^]*?)<\/script>/gi;
const styles = /<style(?:\s[^>]*)?>([^]*?)<\/style>/gi;

/** What stands in a page is run when its digest is named; data, and what has an address, needs none. */
const isRun = (attributes = "") => !/\ssrc=|\stype="(?:application|speculationrules)/i.test(attributes);

const unique = (texts: readonly string[]) => [...new Set(texts.filter((text) => text !== "").map(digest))].join(" ");

/**
 * What a page may load and run: its own files, and of the scripts within it exactly those that the server wrote. The
 * digests belong to this HTML and are kept with it. Trusted types are not demanded: React and the router write the text
 * of script elements, such as a product's data for search engines, as strings.
 */
export function contentSecurityPolicy(html: string): string {
  const inline = [...html.matchAll(scripts)].flatMap(([, attributes, text = ""]) => (isRun(attributes) ? [text] : []));
  const styled = [...html.matchAll(styles)].map(([, text = ""]) => text);
  return [
    "default-src 'none'",
    `script-src 'self' ${unique(inline)}`.trim(),
    `style-src 'self' ${unique(styled)}`.trim(),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** For everything that is no page: nothing in it is ever run or shown in a frame. */
export const nothingAllowed = "default-src 'none'; frame-ancestors 'none'";

import { createHash } from "node:crypto";

export type HeaderList = readonly (readonly [name: string, value: string])[];

/** Browser features that no page of the shop uses. */
const denied = [
  "accelerometer",
  "display-capture",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "usb",
];

/** Headers of every answer. */
export const commonHeaders: HeaderList = [
  ["x-content-type-options", "nosniff"],
  ["cross-origin-resource-policy", "same-origin"],
];

/** Pages whose address identifies an order or a password reset, so that it must not be sent as a referrer. */
const secretPages = /\/(order-confirmation|order-status|renew-order|create-password)(\/|$)/;

/** Returns the headers of a page, except its content security policy. */
export const pageHeaders = (pathname: string): HeaderList => [
  ["cross-origin-opener-policy", "same-origin"],
  // The camera is for trying on frames, the position for finding the nearest salon. Neither leaves the page.
  [
    "permissions-policy",
    ["camera=(self)", "geolocation=(self)", ...denied.map((feature) => `${feature}=()`)].join(", "),
  ],
  ["referrer-policy", secretPages.test(pathname) ? "no-referrer" : "strict-origin-when-cross-origin"],
];

/** Headers of answers over HTTPS: for a year, browsers use only HTTPS (docs/specification/security.md#security-13). */
export const httpsHeaders: HeaderList = [["strict-transport-security", "max-age=31536000; includeSubDomains"]];

const digest = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

interface InlineElement {
  /** The attributes as text, with a space before them. */
  readonly attributes: string;
  readonly text: string;
}

/** Finds the scripts or styles of a page. A search in the text is faster than parsing a whole page. */
function* elements(html: string, name: "script" | "style"): Generator<InlineElement> {
  const [opening, closing] = [`<${name}`, `</${name}>`];
  for (let at = html.indexOf(opening); at >= 0; at = html.indexOf(opening, at)) {
    const begin = html.indexOf(">", at) + 1;
    const end = html.indexOf(closing, begin);
    if (begin === 0 || end < 0) return;
    yield { attributes: html.slice(at + opening.length, begin - 1), text: html.slice(begin, end) };
    at = end + closing.length;
  }
}

/** Returns whether a script needs a digest to run; scripts with an address and blocks of data do not. */
const isInlineScript = ({ attributes }: InlineElement) =>
  !/\ssrc=|\stype="(?:application|speculationrules)/i.test(attributes);

const digests = (inline: readonly InlineElement[]) =>
  [...new Set(inline.filter(({ text }) => text !== "").map(({ text }) => digest(text)))].join(" ");

/**
 * Returns the content security policy of a page. It allows the shop's own files and, by their digests, exactly the inline
 * scripts and styles that the server wrote. It does not require trusted types, because React and the router write the text
 * of script elements as strings, such as a product's data for search engines.
 */
export function contentSecurityPolicy(html: string): string {
  const scripts = [...elements(html, "script")].filter(isInlineScript);
  return [
    "default-src 'none'",
    `script-src 'self' ${digests(scripts)}`.trim(),
    `style-src 'self' ${digests([...elements(html, "style")])}`.trim(),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** The policy of answers that are not pages: they may run nothing and may not be framed. */
export const nothingAllowed = "default-src 'none'; frame-ancestors 'none'";

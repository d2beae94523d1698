import { createHash } from "node:crypto";

export type HeaderList = readonly (readonly [name: string, value: string])[];

/** No page of ours asks for any of these. */
const denied = [
  "accelerometer",
  "display-capture",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "usb",
];

/** For every answer. */
export const commonHeaders: HeaderList = [
  ["x-content-type-options", "nosniff"],
  ["cross-origin-resource-policy", "same-origin"],
];

/** The address of such a page identifies an order or a password reset, so it is never sent as a referrer. */
const secretPages = /\/(order-confirmation|order-status|renew-order|create-password)(\/|$)/;

/** For every page, beside its own content security policy. */
export const pageHeaders = (pathname: string): HeaderList => [
  ["cross-origin-opener-policy", "same-origin"],
  // Frames are tried on before the camera, whose picture never leaves the page.
  ["permissions-policy", ["camera=(self)", ...denied.map((feature) => `${feature}=()`)].join(", ")],
  ["referrer-policy", secretPages.test(pathname) ? "no-referrer" : "strict-origin-when-cross-origin"],
];

/**
 * For answers over HTTPS, for a year (docs/specification/security.md#security-13): a browser never asks otherwise
 * again.
 */
export const httpsHeaders: HeaderList = [["strict-transport-security", "max-age=31536000; includeSubDomains"]];

const digest = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

interface InlineElement {
  /** As written, with a space before them. */
  readonly attributes: string;
  readonly text: string;
}

/** The scripts or styles of a page. Searched for as plain text: a page is long, and most of it is something else. */
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

/** What stands in a page is run when its digest is named; data, and what has an address, needs none. */
const isRun = ({ attributes }: InlineElement) => !/\ssrc=|\stype="(?:application|speculationrules)/i.test(attributes);

const digests = (inline: readonly InlineElement[]) =>
  [...new Set(inline.filter(({ text }) => text !== "").map(({ text }) => digest(text)))].join(" ");

/**
 * What a page may load and run: its own files, and of the scripts within it exactly those that the server wrote. The
 * digests belong to this HTML and are kept with it. Trusted types are not demanded: React and the router write the text
 * of script elements, such as a product's data for search engines, as strings.
 */
export function contentSecurityPolicy(html: string): string {
  const run = [...elements(html, "script")].filter(isRun);
  return [
    "default-src 'none'",
    `script-src 'self' ${digests(run)}`.trim(),
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

/** For everything that is no page: nothing in it is ever run or shown in a frame. */
export const nothingAllowed = "default-src 'none'; frame-ancestors 'none'";

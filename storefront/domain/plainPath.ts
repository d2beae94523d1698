import { staticPages } from "./content.ts";

/** The first parts of paths that the shop's routes and files have. Nothing in the catalogue is shown below them. */
const ownSections: ReadonlySet<string> = new Set([
  ...staticPages,
  "abonament-na-soczewki",
  "api",
  "assets",
  "blog",
  "c",
  "cart",
  "checkout",
  "compare",
  "cookies",
  "create-password",
  "error",
  "faceshape",
  "faq",
  "feeds",
  "forms",
  "framescolors",
  "franczyza",
  "healthz",
  "i",
  "icons",
  "kalkulator-franczyzy",
  "kontakt",
  "letters",
  "login",
  "manifests",
  "media",
  "my-account",
  "newsletter",
  "offline",
  "offline-files",
  "operator",
  "order-confirmation",
  "order-status",
  "order-tracking",
  "p",
  "prescription",
  "readyz",
  "renew-order",
  "salon",
  "salony-optyczne",
  "sandbox",
  "sitemaps",
  "size-guide",
  "soczewkowy-express",
  "store-locator",
  "termination",
  "webhooks",
  "wishlist",
  "withdrawal",
]);

/** Only these characters, so that a path is the same before and after encoding. A dot would look like a file's ending. */
const plainPathPattern = /^(?:\/[\w~-]+)+$/;

/**
 * Returns whether something of the catalogue can be shown at a path, without the prefix of its store view: no page of the
 * shop may lie there (docs/specification/pages.md#page-46). `storeCodes` are the codes of the store views, whose paths begin
 * with them.
 */
export function isFreePath(path: string, storeCodes: readonly string[]): boolean {
  const [, section = ""] = path.split("/", 2);
  return plainPathPattern.test(path) && !ownSections.has(section) && !storeCodes.includes(section);
}

import { type StoreView, withPrefix } from "#domain/store.ts";

/** Pages for one visitor, which search engines find nothing on. */
const privatePaths = ["/cart", "/checkout", "/my-account", "/order-confirmation", "/order-status", "/renew-order"];
/** Calls, mails and the operator, which are no pages. */
const serverPaths = ["/api/", "/letters/", "/operator/", "/sandbox/", "/webhooks/"];

/** Returns `/robots.txt`: what crawlers should leave out, and where the sitemap is (RFC 9309). */
export const robotsText = (storeViews: readonly StoreView[], origin: string): string =>
  [
    "User-agent: *",
    ...serverPaths.map((path) => `Disallow: ${path}`),
    ...storeViews
      .filter(({ enabled }) => enabled)
      .flatMap((store) => privatePaths.map((path) => `Disallow: ${withPrefix(path, store)}`)),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");

import { beforeAll, describe, expect, test } from "vitest";
import { storeViews } from "#configuration/storeViews.ts";
import { staticPages } from "#domain/content.ts";
import { canonicalLocatorPath } from "#domain/salon/salon.ts";
import { type StoreView, storeViewOf, withoutPrefix, withPrefix } from "#domain/store.ts";
import { type Shop, startShop } from "../support/shop.ts";

/** What shoppers and search engines read on a page. */
interface Page {
  readonly status: number;
  readonly location: string | null;
  readonly title: string;
  /** The number of its main headings. */
  readonly headings: number;
  readonly canonical: string | null;
  /** Whether search engines are asked to leave it out. */
  readonly isHidden: boolean;
  /** The types of its structured data. */
  readonly data: readonly string[];
  /** The shop's pages that it links to, without their queries. */
  readonly links: readonly string[];
}

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
  return shop.remove;
});

const matches = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = ""]) => found);

/** Files and calls, which are no pages. */
const notPage = /^\/(api|assets|media|sandbox)\/|\.\w{2,4}$/;

const linksIn = (html: string) =>
  [...new Set(matches(html, /<a\s[^>]*?href="(\/[^"]*)"/g).map((href) => href.replace(/[?#].*$/, "")))].filter(
    (path) => !notPage.test(path),
  );

const dataIn = (html: string) =>
  matches(html, /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs).map((text) =>
    String(JSON.parse(text)["@type"]),
  );

async function load(path: string): Promise<Page> {
  const answer = await fetch(shop.origin + path, { redirect: "manual" });
  const html = await answer.text();
  return {
    status: answer.status,
    location: answer.headers.get("location"),
    title: matches(html, /<title>(.*?)<\/title>/gs).at(-1) ?? "",
    headings: matches(html, /<h1[\s>]/g).length,
    canonical: matches(html, /<link rel="canonical" href="([^"]*)"/g)[0] ?? null,
    isHidden: /<meta name="robots" content="noindex/.test(html),
    data: dataIn(html),
    links: linksIn(html),
  };
}

const loaded = new Map<string, Promise<Page>>();

/** Loads a page once. */
function open(path: string): Promise<Page> {
  const page = loaded.get(path) ?? load(path);
  loaded.set(path, page);
  return page;
}

const black = "HL-NELA-BLACK-48";

/** Addresses that are the same in every store view (docs/specification/pages.md). */
const sameEverywhere = [
  "/",
  "/cart",
  "/checkout",
  "/wishlist",
  "/compare",
  "/error",
  "/login",
  "/create-password",
  "/blog",
  "/faq",
  "/kontakt",
  "/order-tracking",
  "/faceshape",
  "/framescolors",
  "/size-guide",
  "/i/loyalty-card",
  "/renew-order/unknown",
  "/order-status/unknown",
  "/prescription/HL-NELA/lens=",
  `/prescription/HL-NELA/${black}/lens=`,
  "/my-account",
  "/my-account/shipping-details",
  "/my-account/newsletter",
  "/my-account/orders",
  "/my-account/orders/1",
  "/my-account/recently-viewed",
  "/my-account/subscriptions",
  "/my-account/subscriptions/1",
  ...staticPages.map((page) => `/${page}`),
];

/** Addresses with words of a language. */
const inLanguage: Readonly<Record<string, readonly string[]>> = {
  pl: [
    "/c/okulary-korekcyjne",
    "/p/HL-NELA/nela-panto-z-acetatu",
    `/p/HL-NELA/nela-panto-z-acetatu/${black}`,
    "/salon/okulary-torun",
  ],
  de: [
    "/c/brillen",
    "/p/HL-NELA/nela-panto-aus-acetat",
    `/p/HL-NELA/nela-panto-aus-acetat/${black}`,
    "/salon/brillen-koln",
  ],
};

/** Pages of one kind are made alike, so that the crawl opens the first few of each. */
const openedOfKind = 4;
const kindOf = (path: string) => /^\/(c|p|blog|salon|prescription)\//.exec(path)?.[1] ?? null;

/** Follows the links of the pages from the home page on. Returns all that it has opened, by their paths. */
async function crawl(store: StoreView): Promise<ReadonlyMap<string, Page>> {
  const opened = new Map<string, Page>();
  const counts = new Map<string, number>();
  /** Whether a page is to be opened; counts it. */
  function isNext(path: string): boolean {
    const kind = kindOf(path);
    if (opened.has(path)) return false;
    if (kind === null) return true;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    return (counts.get(kind) ?? 0) <= openedOfKind;
  }
  const isOwn = (href: string) => storeViewOf(href, storeViews).storeView.code === store.code;
  let next = ["/"];
  while (next.length > 0) {
    const pages = await Promise.all(next.map(async (path) => [path, await open(withPrefix(path, store))] as const));
    for (const [path, page] of pages) opened.set(path, page);
    const linked = pages.flatMap(([, { links }]) => links.filter(isOwn).map((href) => withoutPrefix(href, store)));
    next = [...new Set(linked)].filter(isNext);
  }
  return opened;
}

describe.each(storeViews.filter(({ enabled }) => enabled))("in the store view $code", (store) => {
  test.each([...sameEverywhere, ...(inLanguage[store.code] ?? [])])("shows a page at %s", async (path) => {
    const { status, title, headings, canonical, isHidden } = await open(withPrefix(path, store));
    expect({ status, headings }).toEqual({ status: 200, headings: 1 });
    expect(title).toContain("Dioptra");
    if (!isHidden) expect(canonical).toBe(withPrefix(path, store));
  });

  test("shows the store locator at two addresses with one canonical", async () => {
    const canonical = withPrefix(canonicalLocatorPath(store), store);
    for (const path of ["/store-locator", "/salony-optyczne"]) {
      await expect(open(withPrefix(path, store))).resolves.toMatchObject({ status: 200, headings: 1, canonical });
    }
  });

  test("gives search engines the questions", async () => {
    await expect(open(withPrefix("/faq", store))).resolves.toMatchObject({ data: ["FAQPage"] });
  });

  test("leads from an older address to the home page", async () => {
    await expect(open(withPrefix("/pwa.html", store))).resolves.toMatchObject({
      status: 301,
      location: withPrefix("/", store),
    });
  });

  test.each([
    "/no-such-page",
    "/c/no-such-list",
    "/p/NO-SUCH/frame",
    "/blog/999/none",
    "/salon/none",
    "/order-confirmation/1",
  ])("says that there is no page at %s", async (path) => {
    const { status, headings, canonical } = await open(withPrefix(path, store));
    expect({ status, headings, canonical }).toEqual({ status: 404, headings: 1, canonical: null });
  });

  test("links every page about the shop in the footer", async () => {
    const { links } = await open(withPrefix("/cart", store));
    const about = [
      ...staticPages.map((page) => `/${page}`),
      "/kontakt",
      "/faq",
      "/blog",
      "/order-tracking",
      "/size-guide",
    ];
    const wanted = [...about, canonicalLocatorPath(store)].map((path) => withPrefix(path, store));
    expect(wanted.filter((path) => !links.includes(path))).toEqual([]);
  });

  test("leads from the home page to no page that does not exist", async () => {
    const broken = [...(await crawl(store))].filter(([, { status }]) => status >= 400).map(([path]) => path);
    expect(broken).toEqual([]);
  });
});

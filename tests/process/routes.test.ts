import { beforeAll, describe, expect, test } from "vitest";
import { storeViews } from "#configuration/storeViews.ts";
import { staticPages } from "#domain/content.ts";
import { canonicalLocatorPath } from "#domain/salon/salon.ts";
import { type StoreView, storeViewOf, withoutPrefix, withPrefix } from "#domain/store.ts";
import { blackNela, inLanguage, sameEverywhere } from "../support/addresses.ts";
import {
  alternatesIn,
  fetchPatiently,
  matches,
  type Page,
  type PageDocument,
  readPage,
} from "../support/pageReader.ts";
import { newGuest } from "../support/guests.ts";
import { type Shop, startShop } from "../support/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
  return shop.remove;
});

/** An order that a guest has just placed, with the headers of the guest's browser. */
async function placeOrder() {
  const guest = newGuest(shop.origin, 1);
  await guest.fill();
  const answer = await guest.order();
  if (!("number" in answer)) throw new Error(`The order was not placed: status ${answer.status}.`);
  return { number: answer.number, headers: guest.headers() };
}
let placed: ReturnType<typeof placeOrder> | undefined;
const placeOnce = () => (placed ??= placeOrder());

const loaded = new Map<string, Promise<Page>>();

/** Loads a page once. */
function open(path: string): Promise<Page> {
  const page = loaded.get(path) ?? readPage(shop.origin + path);
  loaded.set(path, page);
  return page;
}

/** Pages of one kind are made alike, so that the crawl opens the first few of each. */
const openedOfKind = 4;
const kindOf = (path: string) => /^\/(c|p|blog|salon|prescription)\//.exec(path)?.[1] ?? null;

/** Follows the links of the pages from the home page on. Returns all that it has opened, by their paths. */
async function crawl(store: StoreView): Promise<ReadonlyMap<string, Page>> {
  const opened = new Map<string, Page>();
  const seen = new Set<string>();
  const counts = new Map<string, number>();
  /** Whether a page is to be opened; counts it. */
  function isNext(path: string): boolean {
    const kind = kindOf(path);
    if (seen.has(path)) return false;
    seen.add(path);
    if (kind === null) return true;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    return (counts.get(kind) ?? 0) <= openedOfKind;
  }
  const isOwn = (href: string) => storeViewOf(href, storeViews).storeView.code === store.code;
  const next = ["/"];
  async function follow(): Promise<void> {
    for (let path = next.shift(); path !== undefined; path = next.shift()) {
      const page = await open(withPrefix(path, store));
      opened.set(path, page);
      const linked = page.links.filter(isOwn).map((href) => withoutPrefix(href, store));
      next.push(...linked.filter(isNext));
    }
  }
  // A few at a time, as the crawlers of search engines do.
  while (next.length > 0) await Promise.all([follow(), follow(), follow()]);
  return opened;
}

/** Returns the entries that fulfil a condition, and the others. */
const partition = <Entry>(entries: readonly Entry[], test: (entry: Entry) => boolean) =>
  [entries.filter(test), entries.filter((entry) => !test(entry))] as const;

interface BreadcrumbDocument {
  readonly itemListElement: readonly { readonly name: string; readonly item: string }[];
}

/** Returns the levels of a breadcrumb in structured data. */
const wayOf = (document: PageDocument) =>
  (document as PageDocument & BreadcrumbDocument).itemListElement.map(({ name, item }) => ({ name, item }));

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Returns the texts of structured data under these names, at any depth. */
const textsUnder = (value: unknown, names: readonly string[]): readonly string[] =>
  isObject(value)
    ? Object.entries(value).flatMap(([name, each]) =>
        typeof each === "string" && names.includes(name) ? [each] : textsUnder(each, names),
      )
    : [];

/** Names and facts in structured data that the page must show. A product's variants are shown when they are chosen. */
const shownIn = ({ hasVariant: _variants, ...document }: PageDocument) =>
  textsUnder(document, ["name", "headline", "telephone", "streetAddress", "postalCode", "addressLocality"]);

const addressesIn = (document: PageDocument) =>
  textsUnder(document, ["url", "item", "logo", "mainEntityOfPage", "image", "@context"]);

describe.each(storeViews.filter(({ enabled }) => enabled))("in the store view $code", (store) => {
  test.each([...sameEverywhere, ...(inLanguage[store.code] ?? [])])("shows a page at %s", async (path) => {
    const { status, title, headings, canonical, isHidden } = await open(withPrefix(path, store));
    expect({ status, headings }).toEqual({ status: 200, headings: 1 });
    expect(title).toContain("Dioptra");
    if (!isHidden) expect(canonical).toBe(shop.origin + withPrefix(path, store));
  });

  test("shows the confirmation of an order to the browser that placed it, and to no other", async () => {
    const { number, headers } = await placeOnce();
    const address = shop.origin + withPrefix(`/order-confirmation/${number}`, store);
    const page = await readPage(address, headers);
    expect(page).toMatchObject({ status: 200, headings: 1, isHidden: true });
    expect(page.title).toContain("Dioptra");
    expect(page.words).toContain(number);
    await expect(readPage(address)).resolves.toMatchObject({ status: 404, headings: 1, canonical: null });
  });

  test("shows the store locator at two addresses with one canonical", async () => {
    const canonical = shop.origin + withPrefix(canonicalLocatorPath(store), store);
    for (const path of ["/store-locator", "/salony-optyczne"]) {
      await expect(open(withPrefix(path, store))).resolves.toMatchObject({ status: 200, headings: 1, canonical });
    }
  });

  test("tells search engines on each page what it shows, and the way to it", async () => {
    const types = new Map<string, number>();
    for (const [path, { documents, crumbs, words, canonical, isHidden }] of await crawl(store)) {
      if (canonical === null || isHidden) continue;
      const [ways, about] = partition(documents, (document) => document["@type"] === "BreadcrumbList");
      const way = crumbs.map(({ label, href }) => ({
        name: label,
        item: href === null ? canonical : shop.origin + href,
      }));
      expect({ path, way: ways.map(wayOf) }).toEqual({ path, way: way.length > 0 ? [way] : [] });
      for (const document of about) {
        types.set(document["@type"], (types.get(document["@type"]) ?? 0) + 1);
        expect({ path, missing: shownIn(document).filter((text) => !words.includes(text)) }).toEqual({
          path,
          missing: [],
        });
        expect({ path, relative: addressesIn(document).filter((href) => !href.startsWith("http")) }).toEqual({
          path,
          relative: [],
        });
      }
    }
    expect([...types.keys()].toSorted()).toEqual(["Article", "FAQPage", "Optician", "Organization", "ProductGroup"]);
  });

  test.each([
    ["/salon/brillen-koeln", "/salon/brillen-koln"],
    ["/salon/brillen-k%C3%B6ln", "/salon/brillen-koln"],
    ["/salon/Okulary-Toru%C5%84", "/salon/okulary-torun"],
  ])("leads from another spelling of a salon, %s, to its page", async (path, target) => {
    await expect(open(withPrefix(path, store))).resolves.toMatchObject({
      status: 301,
      location: withPrefix(target, store),
    });
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

  test.each(
    store.code === "pl"
      ? [
          ["/c/okulary-przeciwsloneczn", "/c/okulary-przeciwsloneczne"],
          ["/zwroty", "/returns"],
          ["/p/NO-SUCH/soczewki-kontaktowe", "/c/soczewki-kontaktowe"],
          ["/xyz", "/c/okulary-korekcyjne"],
        ]
      : [
          ["/c/sonnenbrille", "/c/sonnenbrillen"],
          ["/lieferungen", "/delivery"],
          ["/i/datenschutzhinweise", "/privacy"],
        ],
  )("says at %s, which does not exist, that %s may be meant", async (path, near) => {
    const answer = await fetch(shop.origin + withPrefix(path, store));
    const [offered = ""] = matches(await answer.text(), /<nav [^>]*aria-labelledby="near-pages">(.*?)<\/nav>/gs);
    expect(answer.status).toBe(404);
    expect(matches(offered, /href="([^"]*)"/g)).toContain(withPrefix(near, store));
  });

  test("links every page about the shop in the footer", async () => {
    const { links } = await open(withPrefix("/cart", store));
    const about = [
      ...staticPages.map((page) => `/${page}`),
      "/abonament-na-soczewki",
      "/soczewkowy-express",
      "/cookies",
      "/kontakt",
      "/faq",
      "/blog",
      "/order-tracking",
      "/size-guide",
    ];
    const wanted = [...about, canonicalLocatorPath(store)].map((path) => withPrefix(path, store));
    expect(wanted.filter((path) => !links.includes(path))).toEqual([]);
  });

  test("links the end of contracts on every page where the law asks for it", async () => {
    const href = withPrefix("/termination", store);
    const isLinked = store.country === "DE";
    for (const path of ["/", "/cart", "/checkout", "/legal", "/no-such-page", "/my-account"])
      expect([path, (await open(withPrefix(path, store))).links.includes(href)]).toEqual([path, isLinked]);
  });

  test("leads from the home page to no page that does not exist", async () => {
    const broken = [...(await crawl(store))].filter(([, { status }]) => status >= 400).map(([path]) => path);
    expect(broken).toEqual([]);
  });
});

describe("programs that look for the pages", () => {
  const read = async (path: string) => {
    const answer = await fetchPatiently(shop.origin + path);
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.text();
  };
  /** Returns the pages of all sitemaps, each with its languages and the number of its pictures. */
  async function loadSitemaps() {
    const index = matches(await read("/sitemap.xml"), /<loc>(.*?)<\/loc>/g);
    const texts: string[] = [];
    for (const href of index) texts.push(await read(href.replace(shop.origin, "")));
    const entries = texts.flatMap((text) => matches(text, /<url>(.*?)<\/url>/gs));
    return new Map(
      entries.map((entry) => [
        matches(entry, /<loc>(.*?)<\/loc>/g)[0] ?? "",
        { alternates: alternatesIn(entry), pictures: matches(entry, /<image:loc>(.*?)<\/image:loc>/g) },
      ]),
    );
  }

  let sitemaps: ReturnType<typeof loadSitemaps> | undefined;
  const readSitemaps = () => (sitemaps ??= loadSitemaps());

  test("find all pages in the sitemaps, in all languages and with pictures", async () => {
    const sitemap = await readSitemaps();
    const listed = new Set([...sitemap.keys()].map((href) => href.replace(shop.origin, "")));
    const wanted = ["/", "/de", "/legal", "/de/legal", "/kontakt", "/salony-optyczne", "/de/store-locator"];
    const named = Object.values(inLanguage)
      .flat()
      .filter((path) => !path.endsWith(blackNela));
    expect(wanted.filter((path) => !listed.has(path))).toEqual([]);
    expect(named.filter((path) => !listed.has(path) && !listed.has(`/de${path}`))).toEqual([]);
    const product = sitemap.get(`${shop.origin}/p/HL-NELA/nela-panto-z-acetatu`);
    expect(product?.alternates["de-DE"]).toBe(`${shop.origin}/de/p/HL-NELA/nela-panto-aus-acetat`);
    expect(product?.pictures).toHaveLength(1);
    // Every language leads back to the page.
    for (const [href, { alternates }] of sitemap) {
      for (const other of Object.values(alternates)) {
        expect(sitemap.get(other)?.alternates).toEqual(alternates);
        expect(Object.values(alternates)).toContain(href);
      }
    }
  });

  test("find the same languages on a page as in the sitemap", async () => {
    const sitemap = await readSitemaps();
    const same = ["/", "/de/faq", "/salony-optyczne", "/de/store-locator", "/salon/okulary-torun", "/de/legal"];
    const articles = [...sitemap.keys()]
      .map((href) => href.replace(shop.origin, ""))
      .filter((path) => /\/blog\/\d/.test(path));
    expect(articles.length).toBeGreaterThan(0);
    const named = ["/p/HL-NELA/nela-panto-z-acetatu", "/de/c/brillen", ...articles.slice(0, 3)];
    for (const path of [...same, ...named]) {
      const { alternates } = await open(path);
      expect([path, alternates]).toEqual([path, sitemap.get(shop.origin + path)?.alternates]);
    }
  });

  test("are led from every page of a store view to the same page in the others, and back", async () => {
    const enabled = storeViews.filter((store) => store.enabled);
    const languages = [...enabled.map(({ intlLocale }) => intlLocale), "x-default"];
    for (const store of enabled) {
      const pages = [...(await crawl(store))].filter(([, { canonical, isHidden }]) => canonical !== null && !isHidden);
      for (const [, { canonical: own, alternates }] of pages) {
        expect({ own, languages: Object.keys(alternates) }).toEqual({ own, languages });
        expect(alternates[store.intlLocale]).toBe(own);
        for (const href of Object.values(alternates)) {
          const other = await open(href.replace(shop.origin, ""));
          expect({ href, status: other.status, alternates: other.alternates }).toEqual({
            href,
            status: 200,
            alternates,
          });
        }
      }
    }
  });

  test("are led from a variant of a product to the same variant", async () => {
    const { alternates } = await open(`/p/HL-NELA/nela-panto-z-acetatu/${blackNela}`);
    expect(alternates["de-DE"]).toBe(`${shop.origin}/de/p/HL-NELA/nela-panto-aus-acetat/${blackNela}`);
  });

  test("are led nowhere from pages that are chosen by their query, private or missing", async () => {
    for (const path of ["/c/okulary-korekcyjne?page=2", "/cart", "/de/no-such-page"])
      await expect(open(path)).resolves.toMatchObject({ alternates: {} });
  });

  test("find no page in the sitemaps that does not exist or has another address", async () => {
    const hrefs = [...(await readSitemaps()).keys()];
    // Every fiftieth page: pages of one kind are made alike.
    const sample = hrefs.filter((_, index) => index % 50 === 0).map((href) => href.replace(shop.origin, ""));
    expect(sample.length).toBeGreaterThan(10);
    for (const path of sample)
      await expect(open(path)).resolves.toMatchObject({ status: 200, canonical: shop.origin + path });
  });

  test("get the products of each store view in a feed, whose links and pictures exist", async () => {
    for (const path of ["/feeds/pl.tsv", "/feeds/de.tsv"]) {
      const [header = "", ...rows] = (await read(path)).trimEnd().split("\n");
      expect(rows.length).toBeGreaterThan(100);
      const at = (name: string) => header.split("\t").indexOf(name);
      for (const row of rows.filter((_, index) => index % 100 === 0).map((line) => line.split("\t"))) {
        const link = String(row[at("link")]).replace(shop.origin, "");
        await expect(open(link)).resolves.toMatchObject({ status: 200, canonical: shop.origin + link });
        expect((await fetch(String(row[at("image_link")]))).status).toBe(200);
      }
    }
    expect((await fetch(`${shop.origin}/feeds/xx.tsv`)).status).toBe(404);
  });

  test("read every page that the shop's description links, and a product, as Markdown with the words of the page", async () => {
    const linked = matches(await read("/llms.txt"), /\]\((\S+\.md)\)/g).map((href) => href.replace(shop.origin, ""));
    expect(linked.length).toBeGreaterThan(50);
    const products = ["/p/HL-NELA/nela-panto-z-acetatu.md", "/de/p/HL-NELA/nela-panto-aus-acetat.md"];
    for (const path of [...linked, ...products]) {
      const answer = await fetchPatiently(shop.origin + path);
      const text = await answer.text();
      const page = path.replace(/\.md$/, "");
      const { status, words } = await open(page);
      expect([path, answer.status, status]).toEqual([path, 200, 200]);
      expect(answer.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
      expect(answer.headers.get("link")).toBe(`<${shop.origin}${page}>; rel="canonical"`);
      const [title = ""] = matches(text, /^# (.*)$/gm);
      const headings = matches(text, /^#{2,3} (.*)$/gm);
      expect([path, [title, ...headings].filter((heading) => !words.includes(heading))]).toEqual([path, []]);
      expect(text).not.toMatch(/\]\(\//);
    }
    for (const path of ["/no-such-page.md", "/blog/999/none.md", "/p/NO-SUCH/frame.md", "/cart.md"])
      expect([path, (await fetch(shop.origin + path)).status]).toEqual([path, 404]);
  });

  test("are told what the shop is, and what to leave out", async () => {
    const text = await read("/llms.txt");
    expect(text).toMatch(/^# Dioptra\n\n> /);
    for (const path of ["/c/okulary-korekcyjne", "/de/c/brillen", "/faq.md", "/de/returns.md"])
      expect(text).toContain(`](${shop.origin}${path})`);
    await expect(read("/robots.txt")).resolves.toContain(`Sitemap: ${shop.origin}/sitemap.xml`);
  });
});

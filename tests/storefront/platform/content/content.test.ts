import { describe, expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { vatRates } from "#platform/checkout/terms.ts";
import { openForTests } from "../support/openForTests.ts";

const platform = await openForTests();

type Entity = "articles" | "cmsPages" | "cmsBlocks" | "cmsHierarchy" | "frontBlocks" | "questions" | "taxRules";

const stores = ["pl", "de"] as const;

async function request(call: keyof typeof endpoints, query: Readonly<Record<string, string>>, store: string) {
  const path = endpoints[call].path.replace("/api/", "").replace("{storeCode}", store);
  const { status, json, headers } = await platform.get(
    `${path}?${new URLSearchParams({ storeCode: store, ...query })}`,
  );
  expect(status).toBe(200);
  return { json, headers };
}

/** Requests content and parses the answer like the client. */
async function find<Call extends Entity>(call: Call, query: Readonly<Record<string, string>> = {}, store = "pl") {
  const { json } = await request(call, query, store);
  return endpoints[call].result("PLN").parse(json) as ReturnType<
    ReturnType<(typeof endpoints)[Call]["result"]>["parse"]
  >;
}

const where = (clause: object) => ({ request: JSON.stringify({ query: { bool: { filter: clause } } }) });

describe.each(stores)("store view %s", (store) => {
  test("returns articles with pictures, texts and related articles, newest first", async () => {
    const articles = await find("articles", { size: "4000", sort: "id:desc" }, store);
    expect(articles.map(({ id }) => id)).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    const days = articles.map(({ publishedOn }) => publishedOn ?? "");
    expect(days).toEqual(days.toSorted().toReversed());
    for (const { picture, title, teaser, body, relatedIds, categories, slug, publishedOn, author } of articles) {
      expect(publishedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(author).toMatch(/^\p{Lu}\p{L}+ \p{Lu}\p{L}+$/u);
      expect(picture?.name).toMatch(/^articles\//);
      expect(picture?.edition).toMatch(/^[0-9a-f]{8}$/);
      expect([title, teaser].every((words) => words.length > 20)).toBe(true);
      expect(body.length).toBeGreaterThan(2);
      expect(articles.map(({ id }) => id)).toEqual(expect.arrayContaining([...relatedIds]));
      expect(categories.length).toBeGreaterThan(0);
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }
    expect(new Set(articles.map(({ slug }) => slug)).size).toBe(articles.length);
    const [single] = await find("articles", where({ terms: { slug: [articles[0]?.slug] } }), store);
    expect(single).toEqual(articles[0]);
  });

  test("finds a page by its identifier and in the hierarchy", async () => {
    const [returns] = await find("cmsPages", where({ terms: { identifier: ["returns"] } }), store);
    expect(returns?.body[0]?.paragraphs[1]).toContain("15");
    const nodes = await find("cmsHierarchy", {}, store);
    const pages = await find("cmsPages", {}, store);
    expect(nodes.map(({ identifier, title }) => [identifier, title]).toSorted()).toEqual(
      pages.map(({ identifier, title }) => [identifier, title]).toSorted(),
    );
    const ids = new Set(nodes.map(({ id }) => id));
    for (const { parentId } of nodes) expect(parentId === null || ids.has(parentId)).toBe(true);
  });

  test("returns blocks and questions in its language", async () => {
    const [block] = await find("cmsBlocks", where({ term: { identifier: "medical-device" } }), store);
    expect(block?.title).toBe(store === "pl" ? "To jest wyrób medyczny" : "Dies ist ein Medizinprodukt");
    const all = await find("questions", { sort: "position:asc" }, store);
    expect(all[0]?.code).toBe("order-without-account");
    const ofLenses = await find("questions", where({ term: { category_code: "contact-lenses" } }), store);
    expect(ofLenses).toEqual(all.filter(({ categoryCode }) => categoryCode === "contact-lenses"));
    expect(ofLenses.length).toBeGreaterThan(1);
  });

  test("returns front blocks with valid links", async () => {
    const blocks = await find("frontBlocks", { size: "4000" }, store);
    const prefix = store === "pl" ? "" : "/de";
    expect(blocks.filter(({ page }) => page === "home").length).toBeGreaterThan(2);
    for (const { href } of blocks) expect(href).toMatch(new RegExp(`^${prefix}/(blog/\\d+/)?[a-z-]+$`));
  });

  test("returns banners by place and in order", async () => {
    const { json } = await request("banners", {}, store);
    const { main, small, product, head, headSlides } = endpoints.banners.result("PLN").parse(json.result);
    expect([main, small, product, headSlides].map(({ length }) => length)).toEqual([2, 2, 1, 1]);
    for (const { wide, narrow, href, title } of [
      ...main,
      ...small,
      ...product,
      ...headSlides,
      ...(head ? [head] : []),
    ]) {
      expect([wide?.name, narrow?.name]).toEqual([
        expect.stringMatching(/^banners\/.+\/wide$/),
        expect.stringMatching(/^banners\/.+\/narrow$/),
      ]);
      expect(href).toMatch(/^(\/de)?\/c\/[a-z-]+$/);
      expect(title).not.toBe("");
    }
    expect(head?.wide?.name).toBe("banners/sunglasses/wide");
    expect(product.map(({ kinds }) => kinds)).toEqual([["prescription-glasses", "sunglasses"]]);
  });

  test("returns the photo feed", async () => {
    const { json, headers } = await request("photoFeed", {}, store);
    const photos = endpoints.photoFeed.result("PLN").parse(json);
    expect(photos.map(({ picture }) => picture.name)).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((n) => `feed/${n}`));
    expect(headers.get("cache-control")).toBe("public, max-age=86400");
  });
});

test("returns slides in the requested language, which may contain an underscore", async () => {
  const polish = endpoints.sliders
    .result("PLN")
    .parse((await request("sliders", { type: "main", locale: "pl_PL" }, "pl")).json.result);
  const german = endpoints.sliders
    .result("EUR")
    .parse((await request("sliders", { type: "main", locale: "de_DE" }, "pl")).json.result);
  expect(polish.map(({ title }) => title)).toEqual(["Nowe oprawki", "Okulary przeciwsłoneczne", "Soczewki kontaktowe"]);
  expect(german.map(({ href }) => href).every((href) => href.startsWith("/de/c/"))).toBe(true);
  await expect(platform.get("vsbridge/cms/sliders?type=main&locale=fr_FR")).resolves.toMatchObject({ status: 404 });
  await expect(platform.get("vsbridge/cms/sliders?type=%3Cb%3E")).resolves.toMatchObject({ status: 404 });
});

test("returns tax rules with rates by country", async () => {
  const rules = await find("taxRules", where({ terms: { product_tax_class_ids: [3] } }));
  expect(rules).toHaveLength(1);
  const rates = Object.fromEntries(rules[0]?.rates.map(({ country, percent }) => [country, percent]) ?? []);
  expect(rates).toEqual(vatRates["contact-lenses"]);
  await expect(find("taxRules", { size: "150" })).resolves.toHaveLength(8);
});

test("limits the size of lists and returns 404 for unknown entities", async () => {
  const path = "vsbridge/catalog/vue_storefront_catalog_pl";
  const sized = await platform.get(`${path}/cms_page/_search?size=100000`);
  expect(sized.status).toBe(200);
  await expect(platform.get(`${path}/cms_nothing/_search`)).resolves.toMatchObject({ status: 404 });
});

import { describe, expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { openForTests } from "../support/openForTests.ts";

const platform = await openForTests();

type Source = Readonly<Record<string, unknown>>;

async function map(body: object, store = "pl") {
  const { status, json } = await platform.post(`vsbridge/map?storeCode=${store}`, body);
  expect(status).toBe(200);
  return json as { readonly _type: string; readonly _source: Source } | null;
}

const listIn = (answer: Awaited<ReturnType<typeof map>>, field: string): readonly Source[] =>
  JSON.parse(JSON.stringify(answer?._source[field]));

const slugOf = async (sku: string, locale: string) => {
  const { rows } = await platform.connection.query<{ slug: string }>(
    "select slug from product_texts t join products p on p.id = t.product_id where p.sku = $1 and t.locale = $2",
    [sku, locale],
  );
  return rows[0]?.slug ?? "";
};

const bruno = { sku: "MR-BRUNO", black: "MR-BRUNO-BLACK-53" };

describe("URL map", () => {
  test.each([
    ["pl", (slug: string) => slug],
    ["pl", (slug: string) => `/${slug}/?utm=1#top`],
    ["de", (slug: string) => `/de/${slug}`],
  ])("maps the slug of a product in store view %s", async (store, write) => {
    const answer = await map({ url: write(await slugOf(bruno.sku, store)) }, store);
    expect(answer?._type).toBe("product");
    const mapped = endpoints.urlMap.result(store === "pl" ? "PLN" : "EUR").parse(answer);
    expect(mapped).toMatchObject({ kind: "product", product: { parentSku: bruno.sku } });
  });

  test("maps the full path of a category", async () => {
    const { json } = await platform.get(
      `vsbridge/catalog/vue_storefront_catalog_pl/category/_search?${new URLSearchParams({
        request: JSON.stringify({ query: { term: { id: 41 } } }),
      })}`,
    );
    const { hits }: { hits: { hits: { _source: { url_path: string; id: number } }[] } } = JSON.parse(
      JSON.stringify(json),
    );
    const path = hits.hits[0]?._source.url_path ?? "";
    expect(path).toContain("/");
    expect(endpoints.urlMap.result("PLN").parse(await map({ url: path }))).toMatchObject({
      kind: "category",
      category: { id: 41, urlPath: path },
    });
    await expect(map({ url: path.split("/").at(-1) })).resolves.toBeNull();
  });

  test("maps the identifier of a page", async () => {
    const mapped = endpoints.urlMap.result("PLN").parse(await map({ url: "/returns" }));
    expect(mapped).toMatchObject({ kind: "page", page: { identifier: "returns", title: "Zwroty i reklamacje" } });
  });

  test.each(["", "/", "nothing/at/all", "'; drop table products; --", "returns/../legal", "x".repeat(1500)])(
    "maps %s to nothing",
    async (url) => {
      await expect(map({ url })).resolves.toBeNull();
    },
  );

  test("maps a path that several have to the category, then to the product, then to the page", async () => {
    const { rows } = await platform.connection.query<{ slug: string }>(
      "select slug from category_texts t join categories c on c.id = t.category_id where c.level = 2 and t.locale = 'pl'",
    );
    const categorySlug = rows[0]?.slug ?? "";
    const slug = await slugOf(bruno.sku, "pl");
    const rename = (next: string) =>
      platform.connection.query(
        "update product_texts t set slug = $1 from products p where p.id = t.product_id and p.sku = $2 and t.locale = 'pl'",
        [next, bruno.sku],
      );
    await rename(categorySlug);
    await expect(map({ url: categorySlug })).resolves.toMatchObject({ _type: "category" });
    await rename("returns");
    await expect(map({ url: "returns" })).resolves.toMatchObject({ _type: "product" });
    await rename(slug);
    await expect(map({ url: "returns" })).resolves.toMatchObject({ _type: "cms_page" });
  });

  test("maps a disabled product to nothing", async () => {
    const slug = await slugOf("MR-LUNA", "pl");
    await platform.connection.query("update products set status = 2 where sku = 'MR-LUNA'");
    await expect(map({ url: slug })).resolves.toBeNull();
    await platform.connection.query("update products set status = 1 where sku = 'MR-LUNA'");
    await expect(map({ url: slug })).resolves.toMatchObject({ _type: "product" });
  });
});

describe("mapped product", () => {
  test("is configured as the requested variant", async () => {
    const url = await slugOf(bruno.sku, "pl");
    const options = { assignProductConfiguration: true };
    const answer = await map({ url, options, filters: { sku: bruno.black } });
    expect(answer?._source).toMatchObject({
      sku: bruno.black,
      parentSku: bruno.sku,
      is_configured: true,
      selectedVariant: { sku: bruno.black },
    });
    await expect(map({ url, options, filters: { sku: "MR-BRUNO-NONE" } })).resolves.toMatchObject({
      _source: { sku: bruno.sku },
    });
    const fallback = { ...options, fallbackToDefaultWhenNoAvailable: true };
    const other = await map({ url, options: fallback, filters: { sku: "MR-BRUNO-NONE" } });
    expect(other?._source["sku"]).toMatch(/^MR-BRUNO-.+/);
  });

  test("leaves out unavailable variants if requested", async () => {
    await platform.setStock(bruno.black, 0);
    const url = await slugOf(bruno.sku, "pl");
    const childrenOf = (answer: Awaited<ReturnType<typeof map>>) =>
      listIn(answer, "configurable_children").map(({ sku }) => sku);
    expect(childrenOf(await map({ url }))).toContain(bruno.black);
    expect(childrenOf(await map({ url, options: { filterUnavailableVariants: true } }))).not.toContain(bruno.black);
  });

  test("contains the parts of a set, or only their skus", async () => {
    const { rows } = await platform.connection.query<{ sku: string }>(
      "select sku from products where type_id = 'grouped' order by id limit 1",
    );
    const url = await slugOf(rows[0]?.sku ?? "", "pl");
    const linksOf = (answer: Awaited<ReturnType<typeof map>>) =>
      listIn(answer, "product_links").filter(({ link_type: type }) => type === "associated");
    const whole = linksOf(await map({ url }));
    expect(whole.length).toBeGreaterThan(0);
    expect(whole.every(({ product }) => product !== undefined)).toBe(true);
    const withoutParts = linksOf(await map({ url, options: { prefetchGroupProducts: false } }));
    expect(withoutParts.map(({ product }) => product)).toEqual(whole.map(() => undefined));
  });

  test("contains only the requested fields", async () => {
    const url = await slugOf(bruno.sku, "pl");
    const some = await map({ url, includeFields: ["sku", "stock.qty"], excludeFields: [] });
    expect(Object.keys(some?._source ?? {}).toSorted()).toEqual(["sku", "stock"]);
    const most = await map({ url, includeFields: null, excludeFields: ["configurable_children"] });
    expect(most?._source).not.toHaveProperty("configurable_children");
  });
});

test.each([
  [{}],
  [{ url: 5 }],
  [{ url: "x".repeat(2001) }],
  [{ url: "a", options: { prefetchGroupProducts: "yes" } }],
  [[]],
])("refuses an invalid body: %j", async (body) => {
  await expect(platform.post("vsbridge/map", body)).resolves.toMatchObject({ status: 400 });
});

test("returns prices under their legacy names too if requested", async () => {
  const request = JSON.stringify({ query: { term: { sku: bruno.sku } } });
  const ask = async (query: Readonly<Record<string, string>>) => {
    const { json } = await platform.get(
      `vsbridge/catalog/vue_storefront_catalog_pl/product/_search?${new URLSearchParams({ request, ...query })}`,
    );
    const { hits }: { hits: { hits: { _source: Source }[] } } = JSON.parse(JSON.stringify(json));
    return hits.hits[0]?._source ?? {};
  };
  const older = await ask({ legacyPrices: "true" });
  expect(older).toMatchObject({
    price_incl_tax: 329,
    priceInclTax: 329,
    priceTax: older["price_tax"],
    finalPrice: older["final_price"],
    originalPriceInclTax: 329,
    specialPriceInclTax: 0,
    originalFinalPrice: older["final_price"],
    originalSpecialPrice: 0,
  });
  const [child] = older["configurable_children"] as readonly Source[];
  expect(child).toMatchObject({ finalPriceInclTax: child?.["final_price_incl_tax"] });
  expect(Object.keys(await ask({ legacyPrices: "true", _source_include: "priceInclTax" }))).toEqual(["priceInclTax"]);
  expect(await ask({})).not.toHaveProperty("priceInclTax");
});

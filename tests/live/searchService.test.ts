import { expect, test } from "vitest";
import { textBody } from "../storefront/platform/search/support/textBody.ts";
import { openForTests } from "../storefront/platform/support/openForTests.ts";
import { platformOn, type TestPlatform } from "../storefront/platform/support/openTestPlatform.ts";
import { testSettings } from "../storefront/platform/support/testParts.ts";

/** Compares the results of a real Elasticsearch or OpenSearch service with those of the embedded search. */
const searchUrl = process.env["TEST_SEARCH_URL"];

if (!searchUrl) throw new Error("Set TEST_SEARCH_URL to the address of an Elasticsearch or OpenSearch service.");
const embedded = await openForTests();
const service = platformOn(embedded.connection, embedded.database, { settings: { ...testSettings, searchUrl } });

interface SearchAnswer {
  readonly hits: {
    readonly total: { readonly value: number };
    readonly hits: readonly { readonly _source: { readonly id: number; readonly sku?: string } }[];
  };
  readonly aggregations?: unknown;
}

async function ask(
  platform: TestPlatform,
  entity: string,
  body: unknown,
  query: Readonly<Record<string, string>>,
  store = "pl",
) {
  const address = new URLSearchParams({ request: JSON.stringify(body), ...query });
  const { status, json } = await platform.get(
    `vsbridge/catalog/vue_storefront_catalog_${store}/${entity}/_search?${address}`,
  );
  expect(status).toBe(200);
  const { hits, aggregations }: SearchAnswer = JSON.parse(JSON.stringify(json));
  return { total: hits.total.value, ids: hits.hits.map(({ _source }) => _source.id), aggregations, hits: hits.hits };
}

const filtered = (must: readonly object[]) => ({ query: { bool: { filter: { bool: { must } } } } });
const listed = [{ terms: { visibility: [2, 3, 4] } }, { terms: { status: [0, 1] } }];

test.each([
  [
    "product",
    {
      ...filtered([...listed, { terms: { category_ids: [28, 29] } }]),
      aggs: {
        agg_terms_shape: { terms: { field: "shape", size: 100 } },
        agg_range_price: { range: { field: "final_price_incl_tax", ranges: [{ to: 250.01 }, { from: 250.01 }] } },
      },
    },
    { sort: "final_price_incl_tax:asc", size: "500" },
  ],
  [
    "product",
    filtered([...listed, { range: { final_price_incl_tax: { gt: 100, lte: 300 } } }]),
    { sort: "updated_at:desc", size: "500" },
  ],
  ["product", filtered([{ terms: { "configurable_children.sku": ["MR-BRUNO-BLACK-53"] } }]), {}],
  ["product", { query: { bool: { must_not: [{ exists: { field: "shape" } }] } } }, { sort: "id:asc", size: "500" }],
  ["category", filtered([{ terms: { is_active: [true] } }]), { sort: "position:asc", size: "4000" }],
  ["attribute", {}, { size: "150", sort: "id:asc" }],
  ["article", {}, { sort: "id:desc" }],
  ["cms_faq", {}, { sort: "position:asc" }],
  ["taxrule", {}, { sort: "id:asc" }],
])("returns the same as the embedded search for %s %#", async (entity, body, query) => {
  const parameters = query as Record<string, string>;
  const [expected, found] = [
    await ask(embedded, entity, body, parameters),
    await ask(service, entity, body, parameters),
  ];
  expect(found.total).toBe(expected.total);
  expect(found.ids).toEqual(expected.ids);
  expect(found.aggregations).toEqual(expected.aggregations);
});

test.each([
  ["nella", "pl", "HL-NELA"],
  ["NELA", "de", "HL-NELA"],
  ["hl-nela", "pl", "HL-NELA"],
])("finds a product by %s in the store view %s", async (typed, store, sku) => {
  const { hits } = await ask(service, "product", textBody(typed), { size: "5" }, store);
  expect(hits.map(({ _source }) => _source.sku)).toContain(sku);
});

test.each([
  ["przeciwsloneczne", "pl"],
  ["sonnenbrile", "de"],
])("finds products for the misspelled %s in the store view %s", async (typed, store) => {
  const body = {
    query: { match: { "category.name": { query: typed, fuzziness: 2, prefix_length: 2, max_expansions: 50 } } },
  };
  const { total } = await ask(service, "product", body, {}, store);
  expect(total).toBeGreaterThan(5);
});

import * as z from "zod";
import { afterAll, expect, test } from "vitest";
import { search } from "#configuration/search.ts";
import { toListBody } from "#contract/catalog/listBody.ts";
import { openForTests } from "../../support/openForTests.ts";
import { platformOn, type TestPlatform } from "../../support/openTestPlatform.ts";
import { testSettings } from "../../support/testParts.ts";
import { startSearchServer } from "../support/searchServer.ts";
import { german, type Judgement, polish } from "./judgedQueries.ts";

/** The same shop twice, on one database: with the embedded search, and with a search service. */
const embedded = await openForTests();
const server = await startSearchServer();
afterAll(server.close);
const served = platformOn(embedded.connection, embedded.database, {
  settings: { ...testSettings, searchUrl: server.url },
});

interface Found {
  readonly hits: {
    readonly total: { readonly value: number };
    readonly hits: readonly { readonly _score: number; readonly _source: Readonly<Record<string, unknown>> }[];
  };
  readonly words: unknown;
}

const rules = { ...search, listOutOfStockProducts: true, variantAttributes: ["color", "width"] };
const list = { categoryIds: null, filters: [], facets: [], order: null, start: 0, size: 10 } as const;

async function find(platform: TestPlatform, store: string, text: string): Promise<Found> {
  const request = JSON.stringify(toListBody({ ...list, text }, rules));
  const query = new URLSearchParams({ request, size: "5", _source_include: judgedFields.join(",") });
  const { status, json } = await platform.get(
    `vsbridge/catalog/vue_storefront_catalog_${store}/product/_search?${query}`,
  );
  expect(status).toBe(200);
  return JSON.parse(JSON.stringify(json));
}

/** The fields that judgements are about, and the sku. */
const judgedFields = [...new Set(["sku", ...[...polish, ...german].flatMap(({ first }) => Object.keys(first))])];

const texts = (value: unknown) => [value].flat().map(String);

const isJudgedRight = (document: Readonly<Record<string, unknown>> | undefined, { first }: Judgement) =>
  document !== undefined &&
  Object.entries(first).every(([field, wanted]) =>
    texts(document[field]).some((value) => texts(wanted).includes(value)),
  );

/** The least share of the judged queries whose first result is right. */
const leastShare = 0.97;

test.each([
  ["pl", polish],
  ["de", german],
] as const)(
  "finds the right product first with both searches, and answers alike: %s",
  async (store, judgements) => {
    const wrong: string[] = [];
    for (const judgement of judgements) {
      const expected = await find(embedded, store, judgement.query);
      const [first] = expected.hits.hits;
      if (!isJudgedRight(first?._source, judgement)) {
        wrong.push(`${judgement.query}: ${String(first?._source["sku"])}`);
      }
      expect(await find(served, store, judgement.query), judgement.query).toEqual(expected);
    }
    expect(judgements.length).toBeGreaterThanOrEqual(75);
    expect(wrong.length / judgements.length, wrong.join("\n")).toBeLessThanOrEqual(1 - leastShare);
  },
  120_000,
);

test.each([
  ["pl", "okrągłe drewniane czarne", { left_out: ["drewniane"], corrected: [] }],
  ["pl", "szylkert", { left_out: [], corrected: [{ typed: "szylkert", meant: "szylkret" }] }],
  ["de", "runde Brille kokosnuss schwarz", { left_out: ["kokosnuss"], corrected: [] }],
  ["pl", "nela bezramkowe", { left_out: ["bezramkowe"], corrected: [] }],
])("says what became of the words: %s %s", async (store, text, words) => {
  for (const platform of [embedded, served]) {
    const found = await find(platform, store, text);
    expect(found.hits.total.value).toBeGreaterThan(0);
    expect(found.words).toEqual(words);
  }
});

const variantsWithWords = z.object({
  inner_hits: z.object({
    variants_with_words: z.object({
      hits: z.object({ hits: z.array(z.object({ _source: z.object({ sku: z.string() }) })) }),
    }),
  }),
});

test.each([
  { store: "pl", text: "kocie oczy czarne", sku: /-BLACK-/, isAlways: true },
  { store: "de", text: "schwarze Brille unter 300 €", sku: /-BLACK-/, isAlways: true },
  { store: "pl", text: "48-21-145", sku: /-4[789]$/, isAlways: true },
  { store: "pl", text: "okulary do czytania", sku: /^$/, isAlways: false },
])("returns the variants that the words of $text are about", async ({ store, text, sku, isAlways }) => {
  for (const platform of [embedded, served]) {
    const { hits } = await find(platform, store, text);
    const skus = hits.hits.map((hit) =>
      variantsWithWords.parse(hit).inner_hits.variants_with_words.hits.hits.map(({ _source }) => _source.sku),
    );
    expect(skus.length).toBeGreaterThan(0);
    for (const own of skus) expect(own.length > 0, text).toBe(isAlways);
    for (const each of skus.flat()) expect(each).toMatch(sku);
  }
});

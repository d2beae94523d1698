import * as fc from "fast-check";
import { expect, test } from "vitest";
import { configuration } from "#configuration/index.ts";
import { toListBody, toWireOrder } from "#contract/catalog/listBody.ts";
import type { FacetQuery, ListFilter, ListOrder } from "#domain/catalog/listSearch.ts";
import { createIndex } from "#platform/search/engine/createIndex.ts";
import { runs } from "../../../support/scope.ts";
import { searchDocuments } from "../../../bench/searchDocuments.ts";
import { ask, countsOf } from "./support/ask.ts";
import { bruteForce } from "./support/bruteForce.ts";

const documents = searchDocuments(200);
const index = createIndex(documents);

const someOf = <Value>(values: readonly Value[]) => fc.subarray([...values], { minLength: 1 });
const end = (least: number, most: number) => fc.option(fc.integer({ min: least, max: most }));

const filter: fc.Arbitrary<ListFilter> = fc.oneof(
  someOf(["49", "50", "55", "60"]).map((options) => ({ code: "color", perVariant: true, options })),
  someOf(["panto", "round", "square"]).map((options) => ({ code: "shape", perVariant: false, options })),
  fc
    .record({ from: end(44, 50), to: end(48, 58) })
    .filter(({ from, to }) => from !== null || to !== null)
    .map((range) => ({ code: "width", perVariant: true, range })),
  fc
    .record({ above: end(50, 400), upTo: end(200, 1000) })
    .filter(({ above, upTo }) => above !== null || upTo !== null)
    .map(({ above, upTo }) => ({ code: "price" as const, above, upTo })),
);

const facets: readonly FacetQuery[] = [
  { code: "color", perVariant: true, size: 10 },
  { code: "shape", perVariant: false, size: 100 },
  { code: "width", perVariant: true, size: 100 },
  { code: "price", ranges: configuration.filters.priceRanges.PLN },
];

const list = fc.record({
  categoryIds: fc.option(someOf([28, 29, 131, 140])),
  text: fc.option(fc.constantFrom("nela", "nelabr", "okragle", "okulary", "FR-17", "fr-17-49", "pan")),
  filters: fc.uniqueArray(filter, { maxLength: 3, selector: ({ code }) => code }),
  facets: fc.subarray([...facets]),
});

const orders: readonly (ListOrder | null)[] = [
  null,
  { by: "price", direction: "ascending" },
  { by: "updated", direction: "descending" },
];

test("answers every list that the shop requests the same as checking every document", () => {
  const rules = { ...configuration.search, listOutOfStockProducts: false, variantAttributes: ["color", "width"] };
  fc.assert(
    fc.property(list, fc.constantFrom(...orders), (listQuery, order) => {
      const search = { ...listQuery, order, start: 0, size: 50 };
      const keys =
        toWireOrder(order)
          ?.split(",")
          .map((key) => key.split(":")) ?? [];
      const sort = keys.map(([field = "", direction]) => ({ [field]: direction }));
      const body = { ...toListBody(search, rules), sort: sort.length > 0 ? sort : ["id"] };
      const { hits, aggregations } = ask(index, body);
      const expected = bruteForce(documents, body);
      expect(hits.map(({ document }) => document.id)).toEqual(expected.ids);
      expect(countsOf(aggregations ?? {})).toEqual(expected.counts);
    }),
    { numRuns: runs(10, 100) },
  );
  // Each run checks every document, which takes half a minute on two busy processors.
}, 240_000);

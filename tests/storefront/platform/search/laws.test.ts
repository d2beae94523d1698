import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createIndex } from "#platform/search/engine/createIndex.ts";
import { createLazyIndex } from "#platform/search/engine/createLazyIndex.ts";
import { parseSearch } from "#platform/search/parse/parseSearch.ts";
import { toServiceBody } from "#platform/search/service/serviceQuery.ts";
import { runs } from "../../../support/scope.ts";
import { body, documents } from "./support/arbitraries.ts";
import { ask, countsOf, allHits, parseBody } from "./support/ask.ts";
import { bruteForce } from "./support/bruteForce.ts";

/** The number of checked searches. Laws that need several indexes are checked a quarter as often. */
const checks = runs(80, 400);

test("finds, sorts and counts the same as checking every document", () => {
  fc.assert(
    fc.property(documents, body, (indexed, searches) => {
      const { hits, total, aggregations } = ask(createIndex(indexed), searches);
      const expected = bruteForce(indexed, searches);
      expect(hits.map(({ document }) => document.id)).toEqual(expected.ids);
      expect(total).toBe(expected.ids.length);
      expect(countsOf(aggregations ?? {})).toEqual(expected.counts);
    }),
    { numRuns: checks },
  );
});

test("returns pages that together are the whole list", () => {
  fc.assert(
    fc.property(documents, body, fc.integer({ min: 1, max: 20 }), (indexed, searches, size) => {
      const index = createIndex(indexed);
      const whole = ask(index, searches).hits.map(({ document }) => document.id);
      const pages = Array.from({ length: Math.ceil(whole.length / size) }, (_, page) =>
        ask(index, searches, { from: page * size, size }).hits.map(({ document }) => document.id),
      );
      expect(pages.flat()).toEqual(whole);
    }),
    { numRuns: checks / 4 },
  );
});

/** Without the field that may mix 0 and "0", because which of the two its counts show depends on the order of reading. */
const withoutMixed = documents.map((all) => all.map((document) => ({ ...document, mixed: undefined })));

test("finds the same with a lazy index, before and after documents are replaced", async () => {
  await fc.assert(
    fc.asyncProperty(
      withoutMixed,
      withoutMixed,
      fc.array(body, { minLength: 1, maxLength: 3 }),
      async (indexed, others, searches) => {
        const current = new Map(indexed.toSorted((a, b) => a.id - b.id).map((document) => [document.id, document]));
        const read = async (ids: readonly number[]) => ids.flatMap((id) => current.get(id) ?? []);
        const index = createLazyIndex({ ids: [...current.keys()], columns: new Map(), read });
        const expectSameResults = async () => {
          const reference = createIndex([...current.values()]);
          for (const each of searches) {
            expect(await index.search(parseBody(each), allHits)).toEqual(ask(reference, each));
          }
        };
        await expectSameResults();
        const changed = indexed.map((before, place) => ({ ...before, ...others[place], id: before.id }));
        for (const document of changed) current.set(document.id, document);
        index.replace(changed);
        await expectSameResults();
      },
    ),
    { numRuns: checks / 4 },
  );
});

/** Without flags as text either, since removing documents may leave only one of two spellings. */
const withoutTextFlags = withoutMixed.map((all) =>
  all.map((document) => ({ ...document, flag: typeof document.flag === "string" ? undefined : document.flag })),
);

test("finds the same after adding and removing documents as in an index of the resulting ones", async () => {
  await fc.assert(
    fc.asyncProperty(
      withoutTextFlags,
      withoutTextFlags,
      fc.array(body, { minLength: 1, maxLength: 3 }),
      async (indexed, others, searches) => {
        const sorted = (all: Iterable<(typeof indexed)[number]>) => [...all].toSorted((a, b) => a.id - b.id);
        const current = new Map(sorted(indexed).map((document) => [document.id, document]));
        const read = async (ids: readonly number[]) => ids.flatMap((id) => current.get(id) ?? []);
        const index = createLazyIndex({ ids: [...current.keys()], columns: new Map(), read });
        for (const each of searches) await index.search(parseBody(each), allHits);
        const removed = new Set(indexed.filter((_, place) => place % 3 === 0).map(({ id }) => id));
        const added = others.filter(({ id }) => removed.has(id) || !current.has(id));
        for (const id of removed) current.delete(id);
        for (const document of added) current.set(document.id, document);
        const staying = new Set(added.map(({ id }) => id));
        await index.addAndRemove(added, new Set([...removed].filter((id) => !staying.has(id))));
        const reference = createIndex(sorted(current.values()));
        for (const each of searches) expect(await index.search(parseBody(each), allHits)).toEqual(ask(reference, each));
      },
    ),
    { numRuns: checks / 4 },
  );
});

test("finds the same after translating a search to the language of a service and back", () => {
  fc.assert(
    fc.property(documents, body, (indexed, searches) => {
      const index = createIndex(indexed);
      const request = parseBody(searches);
      const written = JSON.stringify(toServiceBody(request, allHits)).replaceAll(".words", "");
      const read = parseSearch(JSON.parse(written));
      if (!read.ok) throw new Error(read.error);
      const [translated, original] = [index.search(read.value, allHits), index.search(request, allHits)];
      expect(translated.hits.map(({ document }) => document.id)).toEqual(
        original.hits.map(({ document }) => document.id),
      );
      expect(translated.total).toBe(original.total);
      expect(translated.aggregations).toEqual(original.aggregations);
    }),
    { numRuns: checks },
  );
});

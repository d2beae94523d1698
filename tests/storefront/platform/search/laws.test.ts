import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createIndex } from "#platform/search/engine/createIndex.ts";
import { createLazyIndex } from "#platform/search/engine/createLazyIndex.ts";
import { parseSearch } from "#platform/search/parse/parseSearch.ts";
import { toServiceBody } from "#platform/search/service/serviceQuery.ts";
import { body, documents } from "./support/arbitraries.ts";
import { ask, countsOf, everything, understood } from "./support/ask.ts";
import { bruteForce } from "./support/bruteForce.ts";

const runs = 400;

test("finds, sorts and counts what looking at every document finds, sorts and counts", () => {
  fc.assert(
    fc.property(documents, body, (indexed, asked) => {
      const { hits, total, aggregations } = ask(createIndex(indexed), asked);
      const expected = bruteForce(indexed, asked);
      expect(hits.map(({ document }) => document.id)).toEqual(expected.ids);
      expect(total).toBe(expected.ids.length);
      expect(countsOf(aggregations ?? {})).toEqual(expected.counts);
    }),
    { numRuns: runs },
  );
});

test("pages laid one after another are the whole list", () => {
  fc.assert(
    fc.property(documents, body, fc.integer({ min: 1, max: 20 }), (indexed, asked, size) => {
      const index = createIndex(indexed);
      const whole = ask(index, asked).hits.map(({ document }) => document.id);
      const pages = Array.from({ length: Math.ceil(whole.length / size) }, (_, page) =>
        ask(index, asked, { from: page * size, size }).hits.map(({ document }) => document.id),
      );
      expect(pages.flat()).toEqual(whole);
    }),
    { numRuns: runs / 4 },
  );
});

/** Without the field that has 0 in one document and "0" in another: which of them it is called by is told at a start. */
const plain = documents.map((all) => all.map((document) => ({ ...document, mixed: undefined })));

test("without holding the documents, the same is found, before and after some of them were replaced", async () => {
  await fc.assert(
    fc.asyncProperty(plain, plain, fc.array(body, { minLength: 1, maxLength: 3 }), async (indexed, others, asked) => {
      const current = new Map(indexed.toSorted((a, b) => a.id - b.id).map((document) => [document.id, document]));
      const read = async (ids: readonly number[]) => ids.flatMap((id) => current.get(id) ?? []);
      const index = createLazyIndex({ ids: [...current.keys()], columns: new Map(), read });
      const expectAlike = async () => {
        const held = createIndex([...current.values()]);
        for (const each of asked) {
          expect(await index.search(understood(each), everything)).toEqual(ask(held, each));
        }
      };
      await expectAlike();
      const changed = indexed.map((before, place) => ({ ...before, ...others[place], id: before.id }));
      for (const document of changed) current.set(document.id, document);
      index.replace(changed);
      await expectAlike();
    }),
    { numRuns: runs / 4 },
  );
});

/** Nor flags that are written in two ways, one of which may leave with its only document. */
const certain = plain.map((all) =>
  all.map((document) => ({ ...document, flag: typeof document.flag === "string" ? undefined : document.flag })),
);

test("the same is found after documents came and went as in an index made of what is there", async () => {
  await fc.assert(
    fc.asyncProperty(
      certain,
      certain,
      fc.array(body, { minLength: 1, maxLength: 3 }),
      async (indexed, others, asked) => {
        const inOrder = (all: Iterable<(typeof indexed)[number]>) => [...all].toSorted((a, b) => a.id - b.id);
        const current = new Map(inOrder(indexed).map((document) => [document.id, document]));
        const read = async (ids: readonly number[]) => ids.flatMap((id) => current.get(id) ?? []);
        const index = createLazyIndex({ ids: [...current.keys()], columns: new Map(), read });
        for (const each of asked) await index.search(understood(each), everything);
        const gone = new Set(indexed.filter((_, place) => place % 3 === 0).map(({ id }) => id));
        const added = others.filter(({ id }) => gone.has(id) || !current.has(id));
        for (const id of gone) current.delete(id);
        for (const document of added) current.set(document.id, document);
        const staying = new Set(added.map(({ id }) => id));
        await index.rearrange(added, new Set([...gone].filter((id) => !staying.has(id))));
        const held = createIndex(inOrder(current.values()));
        for (const each of asked) expect(await index.search(understood(each), everything)).toEqual(ask(held, each));
      },
    ),
    { numRuns: runs / 4 },
  );
});

test("a search in the words of a service finds what it found", () => {
  fc.assert(
    fc.property(documents, body, (indexed, asked) => {
      const index = createIndex(indexed);
      const request = understood(asked);
      const written = JSON.stringify(toServiceBody(request, everything)).replaceAll(".words", "");
      const read = parseSearch(JSON.parse(written));
      if (!read.ok) throw new Error(read.error);
      const [told, own] = [index.search(read.value, everything), index.search(request, everything)];
      expect(told.hits.map(({ document }) => document.id)).toEqual(own.hits.map(({ document }) => document.id));
      expect(told.total).toBe(own.total);
      expect(told.aggregations).toEqual(own.aggregations);
    }),
    { numRuns: runs },
  );
});

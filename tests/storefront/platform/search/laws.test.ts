import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createIndex } from "#platform/search/engine/createIndex.ts";
import { body, documents } from "./support/arbitraries.ts";
import { ask, countsOf } from "./support/ask.ts";
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

test("a document that was replaced is found as if it had been there from the beginning", () => {
  fc.assert(
    fc.property(documents, documents, fc.array(body, { minLength: 1, maxLength: 3 }), (indexed, others, asked) => {
      const index = createIndex(indexed);
      for (const each of asked) ask(index, each);
      const changed = indexed.map((before, place) => ({ ...before, ...others[place], id: before.id }));
      for (const document of changed) index.replace(document);
      for (const each of asked) expect(ask(index, each)).toEqual(ask(createIndex(changed), each));
    }),
    { numRuns: runs / 4 },
  );
});

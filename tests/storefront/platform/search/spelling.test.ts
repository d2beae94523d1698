import * as fc from "fast-check";
import { expect, test } from "vitest";
import { firstSorted } from "#platform/search/engine/order.ts";
import { editDistance } from "#platform/search/engine/text/spellings.ts";
import { runs } from "../../../support/scope.ts";
import { idsOf } from "./support/ask.ts";
import { bruteForce } from "./support/bruteForce.ts";
import { distance } from "./support/bruteForceText.ts";

const letters = (alphabet: string, most: number) =>
  fc.string({ unit: fc.constantFrom(...alphabet), minLength: 1, maxLength: most });

test("editDistance returns the distance, or Infinity above the maximum", () => {
  fc.assert(
    fc.property(letters("abc", 8), letters("abc", 8), fc.integer({ min: 0, max: 2 }), (a, b, most) => {
      const edits = distance(a, b);
      expect(editDistance(a, b, most)).toBe(edits <= most ? edits : Number.POSITIVE_INFINITY);
    }),
    { numRuns: runs(600, 3000) },
  );
});

test("finds the same for a misspelled word as comparing it with every word", () => {
  const names = fc.array(fc.array(letters("abdm7", 6), { minLength: 1, maxLength: 3 }), {
    minLength: 5,
    maxLength: 40,
  });
  const options = fc.record({
    fuzziness: fc.constantFrom(0, 1, 2),
    prefix_length: fc.constantFrom(0, 1, 2),
    max_expansions: fc.constantFrom(1, 3, 50),
    minimum_should_match: fc.constantFrom(1, 2, "75%", "100%"),
  });
  fc.assert(
    fc.property(names, letters("abdm7", 6), options, (wordLists, word, rules) => {
      const documents = wordLists.map((words, id) => ({ id, name: words.join(" ") }));
      const query = { multi_match: { ...rules, query: `${word} ab`, fields: ["name"] } };
      const body = { query, sort: ["id"] };
      expect(idsOf(documents, body)).toEqual(bruteForce(documents, body).ids);
    }),
    { numRuns: runs(100, 400) },
  );
});

test("firstSorted returns the same as sorting all numbers", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(1000), { maxLength: 60 }), fc.integer({ min: 0, max: 70 }), (numbers, most) => {
      const downwards = (a: number, b: number) => b - a;
      expect(firstSorted(Uint32Array.from(numbers), most, downwards)).toEqual(
        numbers.toSorted(downwards).slice(0, most),
      );
    }),
  );
});

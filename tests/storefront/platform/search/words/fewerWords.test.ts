import { expect, test } from "vitest";
import { fewerWords } from "#platform/search/words/fewerWords.ts";
import type { Unit } from "#platform/search/words/understand.ts";

const unit = (typed: string, score: number): Unit => ({
  typed,
  wordCount: 1,
  matchings: [{ field: "f", values: [typed], score, isStrong: true }],
  combinations: [],
  upTo: null,
});

const [name, color, kind] = [unit("nela", 4), unit("czarne", 3), unit("okulary", 1)];

/** Counts products that are described by words. */
const countIn = (products: readonly string[]) => async (sets: readonly (readonly Unit[])[]) =>
  sets.map((set) => products.filter((product) => set.every(({ typed }) => product.includes(typed))).length);

test.each([
  { products: ["nela czarne", "nela okulary"], kept: "nela czarne" },
  { products: ["nela okulary", "czarne okulary", "czarne okulary"], kept: "nela okulary" },
  { products: ["okulary", "okulary"], kept: "okulary" },
  { products: ["nela", "okulary", "okulary"], kept: "nela" },
  { products: ["soczewki"], kept: "" },
])("keeps $kept of three words", async ({ products, kept }) => {
  const units = await fewerWords([name, color, kind], countIn(products));
  expect(units.map(({ typed }) => typed).join(" ")).toBe(kept);
});

test("leaves out a word that was misspelled before one that was not", async () => {
  const counted = countIn(["nela", "okulary"]);
  const units = await fewerWords([name, kind], counted, (each) => each === name);
  expect(units).toEqual([kind]);
});

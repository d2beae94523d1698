import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type FilterDescription, fittingDescription, saysAll } from "#domain/catalog/filterDescription.ts";

const description = (text: string, options: Readonly<Record<string, string>>, requiredMatches: number) =>
  ({
    text,
    requiredMatches,
    metaTitle: "",
    metaDescription: "",
    attributes: Object.entries(options).map(([code, value]) => ({ code, value })),
  }) satisfies FilterDescription;

const round = description("round", { shape: "round" }, 1);
const roundBlack = description("round black", { shape: "round", color: "49" }, 2);
const warm = description("warm", { color: "54", tint: "brown" }, 1);
const known = [round, roundBlack, warm];

describe("what is said of a narrowed list", () => {
  test.each([
    [{}, null],
    [{ shape: ["round"] }, "round"],
    [{ shape: ["round"], color: ["49"] }, "round black"],
    [{ shape: ["round"], brand: ["mirno"] }, "round"],
    [{ color: ["49"] }, null],
    [{ tint: ["brown"] }, "warm"],
    // Of round frames and pantos together, nothing about round ones is true.
    [{ shape: ["round", "panto"] }, null],
    [{ shape: ["round"], color: ["50"] }, "round"],
    [{ color: ["54"], tint: ["grey"] }, null],
  ])("%j is %s", (chosen, text) => {
    expect(fittingDescription(known, chosen)?.text ?? null).toBe(text);
  });

  test("is never untrue of what was chosen, however it was put together", () => {
    const value = fc.constantFrom("a", "b", "c");
    const code = fc.constantFrom("shape", "color", "tint");
    const some = fc.dictionary(code, value, { minKeys: 1 });
    const chosenArbitrary = fc.dictionary(code, fc.uniqueArray(value, { minLength: 1 }));
    fc.assert(
      fc.property(fc.array(fc.tuple(some, fc.nat(3))), chosenArbitrary, (given, chosen) => {
        const found = fittingDescription(
          given.map(([options, required]) => description("", options, required)),
          chosen,
        );
        for (const { code: facet, value: own } of found?.attributes ?? []) {
          if (chosen[facet]) expect(chosen[facet]).toEqual([own]);
        }
      }),
    );
  });

  test("may leave something unsaid", () => {
    expect(saysAll(roundBlack, { shape: ["round"], color: ["49"] })).toBe(true);
    expect(saysAll(round, { shape: ["round"], brand: ["mirno"] })).toBe(false);
  });
});

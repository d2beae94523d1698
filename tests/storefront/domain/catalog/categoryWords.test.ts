import { describe, expect, test } from "vitest";
import {
  categoryWords,
  type FilterDescription,
  fittingDescription,
  describesAllFilters,
} from "#domain/catalog/categoryWords.ts";
import type { ListAddress } from "#domain/catalog/listAddress.ts";
import * as fc from "fast-check";

describe("categoryWords", () => {
  const own = {
    metaTitle: "Frames and glasses",
    metaDescription: "Measured frames.",
    description: "Measured to the millimetre.",
    picture: { name: "banners/new-frames/wide", edition: "0123abcd" },
    sections: [{ heading: "Your size", text: "Look inside the temple." }],
  };
  const narrowed = {
    attributes: [{ code: "shape", value: "round" }],
    requiredMatches: 1,
    text: "Circles soften.",
    metaTitle: "Round frames",
    metaDescription: "All round frames.",
  };
  const plain: ListAddress = { chosen: {}, sort: null, page: 1, text: null };
  const hidden = { name: "robots", content: "noindex, follow" };

  test("returns the category's own texts, with those below the list only on the first page", () => {
    expect(categoryWords(own, null, plain)).toEqual({
      title: "Frames and glasses",
      meta: [{ name: "description", content: "Measured frames." }],
      heading: null,
      lead: "Measured to the millimetre.",
      picture: own.picture,
      sections: own.sections,
    });
    const second = categoryWords(own, null, { ...plain, page: 2 });
    expect(second.sections).toEqual([]);
    expect(second.meta).not.toContainEqual(hidden);
  });

  test("uses the description of the chosen filters, which is indexed", () => {
    const words = categoryWords(own, narrowed, { ...plain, chosen: { shape: ["round"] } });
    expect(words).toMatchObject({
      title: "Round frames",
      heading: "Round frames",
      lead: "Circles soften.",
      picture: null,
      sections: [],
    });
    expect(words.meta).toEqual([{ name: "description", content: "All round frames." }]);
  });

  test.each<Partial<ListAddress>>([
    { chosen: { shape: ["round"], brand: ["mirno"] } },
    { chosen: { shape: ["round"] }, sort: "latest" },
    { chosen: { shape: ["round"] }, page: 2 },
  ])("does not index %j", (address) => {
    expect(categoryWords(own, narrowed, { ...plain, ...address }).meta).toContainEqual(hidden);
  });

  test.each<Partial<ListAddress>>([{ sort: "latest" }, { text: "nela" }, { chosen: { shape: ["panto"] } }])(
    "does not index %j, which has no description",
    (address) => {
      const words = categoryWords(own, null, { ...plain, ...address });
      expect(words.meta).toContainEqual(hidden);
      expect(words.heading).toBeNull();
    },
  );
});

describe("FilterDescription", () => {
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

  describe("fittingDescription", () => {
    test.each([
      [{}, null],
      [{ shape: ["round"] }, "round"],
      [{ shape: ["round"], color: ["49"] }, "round black"],
      [{ shape: ["round"], brand: ["mirno"] }, "round"],
      [{ color: ["49"] }, null],
      [{ tint: ["brown"] }, "warm"],
      // The description of round frames is not true of round and panto frames together.
      [{ shape: ["round", "panto"] }, null],
      [{ shape: ["round"], color: ["50"] }, "round"],
      [{ color: ["54"], tint: ["grey"] }, null],
    ])("chooses for %j the description %s", (chosen, text) => {
      expect(fittingDescription(known, chosen)?.text ?? null).toBe(text);
    });

    test("never contradicts the chosen filters", () => {
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

    test("describesAllFilters is false if a filter is not described", () => {
      expect(describesAllFilters(roundBlack, { shape: ["round"], color: ["49"] })).toBe(true);
      expect(describesAllFilters(round, { shape: ["round"], brand: ["mirno"] })).toBe(false);
    });
  });
});

import type { FilterFacet } from "@dioptra/ui";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { chosenFilters, chosenValues, rangeOf, rangeValue } from "../../../ui/catalog/chosenFilters.ts";

const shape: FilterFacet = {
  shows: "shape",
  code: "shape",
  label: "Kształt",
  options: [
    { id: "panto", label: "Panto", count: 41, isChosen: true },
    { id: "round", label: "Okrągłe", count: 28, isChosen: false },
    { id: "oval", label: "Owalne", count: 0, isChosen: true },
  ],
};

const width = (chosen: { from: number | null; to: number | null } | null): FilterFacet => ({
  shows: "millimetres",
  code: "width",
  label: "Szerokość soczewki",
  bounds: { from: 44, to: 60 },
  chosen,
  counts: [],
});

const range = { above: 100, labelFrom: 101, upTo: 250, count: 38 };
const price = (isChosen: boolean): FilterFacet => ({
  shows: "price",
  code: "price",
  ranges: [{ ...range, id: "100-250", isChosen }],
});

test.each([
  [shape, ["panto", "oval"]],
  [width({ from: 46, to: 55 }), ["46-55"]],
  [width({ from: null, to: 55 }), ["-55"]],
  [width(null), []],
  [price(true), ["100-250"]],
  [price(false), []],
])("what is chosen of a facet is what an address says: %#", (facet, values) => {
  expect(chosenValues(facet)).toEqual(values);
});

test("each filter knows what stays of its facet without it", () => {
  expect(chosenFilters([shape, width({ from: 46, to: null }), price(true)])).toEqual([
    { code: "shape", id: "panto", others: ["oval"], shows: "words", label: "Panto" },
    { code: "shape", id: "oval", others: ["panto"], shows: "words", label: "Owalne" },
    {
      code: "width",
      id: "46-",
      others: [],
      shows: "millimetres",
      label: "Szerokość soczewki",
      range: { from: 46, to: null },
    },
    { code: "price", id: "100-250", others: [], shows: "price", range: { ...range, id: "100-250", isChosen: true } },
  ]);
});

test("a range that was written is read again", () => {
  const end = fc.option(fc.integer({ min: 0, max: 999 }));
  fc.assert(
    fc.property(end, end, (from, to) => {
      expect(rangeOf([rangeValue({ from, to })])).toEqual({ from, to });
    }),
  );
  expect(rangeOf([])).toBeNull();
});

import { expect, test } from "vitest";
import type { Facet } from "#domain/catalog/facet.ts";
import { kindredShapes } from "#domain/catalog/kindredShapes.ts";

const shapes = (counts: Readonly<Record<string, number>>, chosen: readonly string[]): Facet => ({
  shows: "shape",
  code: "shape",
  label: "Shape",
  options: Object.entries(counts).map(([id, count]) => ({ id, label: id, count, isChosen: chosen.includes(id) })),
});
const counts = { square: 1, round: 0, oval: 5, panto: 7, geometric: 0 };

test.each([
  [["round"], ["panto 7", "oval 5"]],
  [
    ["round", "panto"],
    ["oval 5", "square 1"],
  ],
  [["heart"], []],
  [[], []],
])("in place of %j come %j", (chosen, expected) => {
  expect(kindredShapes([shapes(counts, chosen)]).map(({ shape, count }) => `${shape} ${count}`)).toEqual(expected);
});

import { expect, test } from "vitest";
import { compareRows } from "../../../ui/catalog/compareRows.ts";

const attributes = [
  { code: "shape", label: "Shape" },
  { code: "width", label: "Width", unit: "mm" },
] as const;

test.each([
  { said: ["panto", "round"], differs: true },
  { said: ["panto", "panto"], differs: false },
  { said: ["panto", null], differs: null },
  { said: ["panto", "panto", null], differs: null },
  { said: ["panto", null, "round"], differs: true },
  { said: ["panto"], differs: null },
])("$said differ: $differs", ({ said, differs }) => {
  const products = said.map((shape) => ({ values: shape === null ? {} : { shape } }));
  expect(compareRows(products, attributes)).toEqual([
    { code: "shape", label: "Shape", values: said, differs, span: null },
  ]);
});

test("lengths say how far apart they are", () => {
  const products = [134, 130, 137].map((width) => ({ values: { width } }));
  expect(compareRows(products, attributes)).toMatchObject([{ code: "width", differs: true, span: 7 }]);
});

test("what nobody says anything to is left out", () => {
  expect(compareRows([{ values: {} }, { values: {} }], attributes)).toEqual([]);
});

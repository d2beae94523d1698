import { expect, test } from "vitest";
import { comparedFacts, comparedValues } from "#domain/product/comparison.ts";
import type { Frame } from "#domain/product/product.ts";

const color = {
  attributeId: "93",
  code: "color",
  label: "Kolor",
  values: [
    { id: "1", label: "czarny" },
    { id: "2", label: "szylkret" },
  ],
};
const product = {
  options: [color, { attributeId: "94", code: "size", label: "Rozmiar", values: [{ id: "9", label: "48" }] }],
  facts: [
    { code: "material", name: "Materiał", value: "acetat" },
    { code: "bridge", name: "Mostek", value: "20, 21" },
  ],
};
const frame: Frame = {
  shape: "panto",
  rim: "full",
  material: "acetate",
  finish: "havana",
  lensWidth: 48,
  lensHeight: 43,
  bridge: 21,
  temple: 145,
  totalWidth: 130,
};

test("a chosen variant is compared by its own colour and measures", () => {
  const values = comparedValues(product, { values: { color: "2", size: "9" } }, frame);
  expect(values).toEqual({
    color: "szylkret",
    material: "acetat",
    lensWidth: 48,
    bridge: 21,
    temple: 145,
    totalWidth: 130,
    lensHeight: 43,
  });
});

test("without a chosen variant all colours are compared", () => {
  expect(comparedValues(product, null, frame)["color"]).toBe("czarny, szylkret");
});

test("each fact is a row once, without those that the measures state", () => {
  const other = { options: [], facts: [{ code: "weight", name: "Masa", value: "24" }, ...product.facts] };
  expect(comparedFacts([product, other])).toEqual([
    { code: "color", name: "Kolor" },
    { code: "material", name: "Materiał" },
    { code: "weight", name: "Masa" },
  ]);
});

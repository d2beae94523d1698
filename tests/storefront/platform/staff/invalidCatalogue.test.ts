import { expect, test } from "vitest";
import { openForTests } from "../support/openForTests.ts";
import { asStaff, staffCall } from "./support.ts";

const shop = await openForTests();

const words = (text: string) => ({ pl: text, de: text, en: text });
const texts = (slug: string) => {
  const each = { name: slug, slug, metaTitle: slug, metaDescription: slug };
  return { pl: each, de: each, en: each };
};

test.each([
  [
    { categories: [{ id: 9001, code: "lost", parent: "nowhere", position: 900, texts: texts("lost") }] },
    "categories.lost.parent",
  ],
  [{ attributes: [{ id: 9002, code: "shape", labels: words("Shape") }] }, "attributes.shape.id"],
  [{ categories: [{ id: 9003, code: "half", parent: null, position: 900 }] }, "categories.0.texts"],
  [{ colours: [] }, "file"],
])("changes nothing for a file with an invalid structure: %j", async (file, field) => {
  const before = await asStaff(shop, "GET", "catalogue?format=whole").then((answer) => answer.text());
  const { result } = await staffCall(shop, "catalogue", file);
  expect(result).toMatchObject({ attributes: 0, categories: 0, rows: 0, refused: [{ field }] });
  await expect(asStaff(shop, "GET", "catalogue?format=whole").then((answer) => answer.text())).resolves.toBe(before);
});

const set = {
  type: "grouped",
  sku: "XX-SET",
  taxClass: "care",
  name: words("Set"),
  slug: words("xx-set"),
  description: words(""),
  members: [{ sku: "MR-BRUNO-BLACK-53", quantity: 1 }],
};

test.each([
  [{ ...set, members: [{ sku: "XX-NONE", quantity: 1 }] }, "sets.0.parts"],
  [{ ...set, sku: "MR-BRUNO" }, "sets.0.sku"],
  [{ ...set, taxClass: "gold" }, "sets.0.taxClass"],
  [{ ...set, categories: ["no-such-category"] }, "sets.0.categories"],
  [{ ...set, members: [] }, "sets.0.members"],
])("refuses an invalid set and names its field: %#", async (invalid, field) => {
  const { result } = await staffCall(shop, "catalogue", { sets: [invalid, set] });
  expect(result).toMatchObject({ sets: 1, refused: [{ row: 1, field }] });
});

test("refuses links of a product that is listed twice, and writes the first ones", async () => {
  const twice = [
    { product: "HL-NELA", similar: ["MR-BRUNO"] },
    { product: "HL-NELA", similar: ["MR-BRUNO"], related: ["MR-BRUNO"] },
  ];
  const { status, result } = await staffCall(shop, "catalogue", { links: twice });
  expect(status).toBe(200);
  expect(result).toMatchObject({ links: 1, refused: [{ row: 2, sku: "HL-NELA", field: "links.1.product" }] });
});

test.each([
  [{ product: "XX-NONE" }, "links.0.product"],
  [{ product: "MR-BRUNO", similar: ["XX-NONE"] }, "links.0.similar"],
  [{ product: "MR-BRUNO", similar: ["HL-NELA", "HL-NELA"] }, "links.0.similar"],
])("refuses invalid links and names their field: %j", async (invalid, field) => {
  const { result } = await staffCall(shop, "catalogue", { links: [invalid, { product: "MR-BRUNO", related: [] }] });
  expect(result).toMatchObject({ links: 1, refused: [{ row: 1, field }] });
});

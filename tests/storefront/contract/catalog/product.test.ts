import { expect, test } from "vitest";
import { configuration } from "#configuration/index.ts";
import { product } from "#contract/catalog/product.ts";
import { readAnswer } from "#contract/wire/answer.ts";

const child = {
  id: 5810,
  sku: "FR-100-BLK-48",
  status: 1,
  price_incl_tax: 349,
  stock: { is_in_stock: true, qty: 3 },
  custom_attributes: [
    { attribute_code: "gtin", value: 4006381333931 },
    { attribute_code: "color", value: 49 },
    { attribute_code: "size", value: "171" },
    { attribute_code: "finish", value: "black" },
    { attribute_code: "width", value: 48 },
    { attribute_code: "lens_height", value: 43 },
    { attribute_code: "bridge", value: 21 },
    { attribute_code: "length", value: 145 },
    { attribute_code: "total_width", value: "130" },
  ],
};

const document = {
  id: 580,
  sku: "FR-100",
  parentSku: "FR-100",
  type_id: "configurable",
  name: "Nela",
  slug: "nela-panto",
  description: "Okrągły dół, spłaszczona góra.",
  status: 1,
  visibility: 4,
  price_incl_tax: 279,
  lowest_price_30_days: 299,
  stock: { is_in_stock: true, qty: 3 },
  brand: "halny",
  shape: "panto",
  rim: "full",
  material: "acetate",
  finish: "havana",
  width: 48,
  lens_height: 43,
  bridge: 21,
  length: 145,
  total_width: 130,
  configurable_options: [
    {
      attribute_id: 93,
      attribute_code: "color",
      label: "Kolor",
      values: [
        { value_index: 49, label: "Czarny" },
        { value_index: 50, label: "" },
      ],
    },
    { attribute_id: "142", attribute_code: "size", label: "Rozmiar", values: [{ value_index: 171, label: "Średni" }] },
    { attribute_id: 7, attribute_code: "price", label: "Cena", values: [{ value_index: 1, label: "1" }] },
  ],
  configurable_children: [child],
  attributes_metadata: [
    { attribute_code: "brand", options: [{ value: "halny", label: "Halny" }] },
    { attribute_code: "shape", default_frontend_label: "Kształt", options: [{ value: "panto", label: "Panto" }] },
    { attribute_code: "gender", options: [{ value: "unisex", label: "Unisex" }] },
  ],
  something_new: { nobody: "knows" },
};

const zl = (minor: number) => ({ minor, currency: "PLN" });
const read = (wire: unknown) => product("PLN").parse(wire);

test("reads a configurable product with its variants", () => {
  expect(read(document)).toEqual({
    id: 580,
    parentSku: "FR-100",
    sku: "FR-100",
    type: "configurable",
    kind: null,
    name: "Nela",
    slug: "nela-panto",
    brand: "Halny",
    description: "Okrągły dół, spłaszczona góra.",
    blocks: [],
    price: { current: zl(279_00), reduction: { lowestOf30Days: zl(299_00) } },
    stock: { inStock: true, quantity: 3 },
    categoryIds: [],
    frame: {
      shape: "panto",
      rim: "full",
      material: "acetate",
      finish: "havana",
      lensWidth: 48,
      lensHeight: 43,
      bridge: 21,
      temple: 145,
      totalWidth: 130,
    },
    options: [
      { attributeId: "93", code: "color", label: "Kolor", values: [{ id: "49", label: "Czarny" }] },
      { attributeId: "142", code: "size", label: "Rozmiar", values: [{ id: "171", label: "Średni" }] },
    ],
    variants: [
      {
        id: 5810,
        sku: "FR-100-BLK-48",
        price: { current: zl(349_00), reduction: null },
        stock: { inStock: true, quantity: 3 },
        enabled: true,
        values: { color: "49", size: "171" },
        frame: {
          shape: "panto",
          rim: "full",
          material: "acetate",
          finish: "black",
          lensWidth: 48,
          lensHeight: 43,
          bridge: 21,
          temple: 145,
          totalWidth: 130,
        },
        pictures: [],
        gtin: "4006381333931",
      },
    ],
    lenses: null,
    lensChoice: null,
    pictures: [],
    gtin: null,
    bundle: [],
    members: [],
    ownOptions: [],
    goods: null,
    millilitres: null,
    facts: [{ code: "shape", name: "Kształt", value: "Panto" }],
    rating: null,
    similarSkus: [],
    relatedSkus: [],
  });
});

test.each([
  { lowest: 299, reduction: { lowestOf30Days: zl(299_00) }, name: "reads a higher reference price as a reduction" },
  { lowest: 279, reduction: null, name: "reads no reduction from an equal reference price" },
  { lowest: 250, reduction: null, name: "reads no reduction from a lower reference price" },
  { lowest: null, reduction: null, name: "reads no reduction without a reference price" },
])("$name", ({ lowest, reduction }) => {
  expect(read({ ...document, lowest_price_30_days: lowest }).price.reduction).toEqual(reduction);
});

test.each([
  { change: { slug: null, url_key: "nela" }, slug: "nela", name: "uses the url key when there is no slug" },
  {
    change: { slug: null, name: "Mgła: ¾ Straße" },
    slug: "mgla-strasse-580",
    name: "makes a slug from the name and id when there is no url key",
  },
])("$name", ({ change, slug }) => {
  expect(read({ ...document, ...change }).slug).toBe(slug);
});

test("reads attributes that are keys of the child", () => {
  const { custom_attributes, ...rest } = child;
  const flat = { ...rest, ...Object.fromEntries(custom_attributes.map((each) => [each.attribute_code, each.value])) };
  expect(read({ ...document, configurable_children: [flat] })).toEqual(read(document));
});

test.each([
  { change: { status: 2 }, expected: { enabled: false }, name: "disables status 2" },
  {
    change: { stock: undefined },
    expected: { stock: { inStock: true, quantity: 10_000 } },
    name: "treats missing stock data as available",
  },
  {
    change: { stock: { is_in_stock: true, qty: 4, manage_stock: false } },
    expected: { stock: { inStock: false, quantity: 4 } },
    name: "treats stock that is not managed as sold out",
  },
  {
    change: { stock: { is_in_stock: true, qty: 0 } },
    expected: { stock: { inStock: false, quantity: 0 } },
    name: "treats a quantity of 0 as sold out, whatever the flag",
  },
])("variant: $name", ({ change, expected }) => {
  expect(read({ ...document, configurable_children: [{ ...child, ...change }] }).variants[0]).toMatchObject(expected);
});

test("disables variants from the status that the configuration calls unavailable", () => {
  const { firstUnavailableStatus } = configuration.catalog;
  const statuses = [undefined, firstUnavailableStatus - 1, firstUnavailableStatus, firstUnavailableStatus + 1];
  const childWith = (status: number | undefined) => ({ ...child, status });
  const { variants } = read({ ...document, configurable_children: statuses.map(childWith) });
  expect(variants.map(({ enabled }) => enabled)).toEqual([true, true, false, false]);
});

test("reads a document without children and options, as lists request it", () => {
  const { configurable_children, configurable_options, description, ...card } = document;
  expect([configurable_children, configurable_options, description]).not.toContain(undefined);
  expect(read(card)).toMatchObject({ variants: [], options: [], description: "", frame: { shape: "panto" } });
});

test("reads no frame with a shape that cannot be drawn", () => {
  expect(read({ ...document, shape: "heart" }).frame).toBeNull();
});

test("refuses a malformed document with the path of the problem, but without its content", () => {
  const wrong = { ...document, configurable_children: [{ ...child, price_incl_tax: "Jan Kowalski" }] };
  const read = () => readAnswer(product("PLN"), wrong, "product/_search");
  expect(read).toThrow("The answer of product/_search is malformed: configurable_children.0.price_incl_tax");
  expect(read).not.toThrow("Kowalski");
});

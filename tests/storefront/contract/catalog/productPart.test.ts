import { expect, test } from "vitest";
import { product } from "#contract/catalog/product.ts";

const part = {
  id: 9,
  sku: "SK-ETUI",
  name: "Etui",
  price_incl_tax: 39,
  goods_form: "glasses-case",
  print: "moss",
  type: "care",
};
const read = (more: object) =>
  product("PLN").parse({ id: 1, sku: "SET", type_id: "bundle", name: "Set", price_incl_tax: 90, ...more });

test("reads the options of a bundle with their parts", () => {
  const { bundle, members } = read({
    bundle_options: [
      { option_id: "4", title: "Etui", required: true, product_links: [{ qty: 2, is_default: 1, product: part }] },
    ],
  });
  expect(members).toEqual([]);
  expect(bundle).toMatchObject([{ id: 4, title: "Etui", isRequired: true }]);
  expect(bundle[0]?.parts).toMatchObject([
    {
      sku: "SK-ETUI",
      parentSku: "SK-ETUI",
      slug: "etui-9",
      quantity: 2,
      isDefault: true,
      price: { current: { minor: 39_00, currency: "PLN" }, reduction: null },
      kind: "care",
      stock: { inStock: true },
      goods: { form: "glasses-case", color: "moss" },
      frame: null,
    },
  ]);
});

test("reads only the associated products of a group as its members", () => {
  const { members } = read({
    product_links: [
      { link_type: "associated", product: part },
      { link_type: "related", product: part },
      { link_type: "associated", linked_product_sku: "UNKNOWN" },
    ],
  });
  expect(members).toMatchObject([{ sku: "SK-ETUI", quantity: 1 }]);
});

test.each([0, -3, null])("reads a quantity of %s as one", (qty) => {
  const { members } = read({ product_links: [{ link_type: "associated", qty, product: part }] });
  expect(members[0]?.quantity).toBe(1);
});

test("leaves out an option without parts", () => {
  expect(read({ bundle_options: [{ option_id: 1, title: "Etui" }] }).bundle).toEqual([]);
});

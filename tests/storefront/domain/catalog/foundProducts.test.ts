import { expect, test } from "vitest";
import { buyingOf, matchSaved } from "#domain/catalog/foundProducts.ts";
import type { SavedProduct } from "#domain/catalog/savedProducts.ts";
import type { Product, ProductKind, ProductType, Variant } from "#domain/product/product.ts";

const saved = (sku: string, childSku: string | null = null): SavedProduct => ({ sku, name: sku, childSku, qty: 1 });

interface Sold {
  readonly type?: ProductType;
  readonly kind?: ProductKind;
  readonly inStock?: boolean;
  readonly variants?: readonly Pick<Variant, "sku" | "enabled" | "stock">[];
}

const product = (parentSku: string, { type = "simple", kind = "care", inStock = true, variants = [] }: Sold = {}) =>
  ({ parentSku, type, kind, stock: { inStock, quantity: 3 }, variants, ownOptions: [] }) as unknown as Product;

const variant = (sku: string, { enabled = true, inStock = true } = {}) => ({
  sku,
  enabled,
  stock: { inStock, quantity: 3 },
});

const frame = (...variants: readonly ReturnType<typeof variant>[]) =>
  product("FRAME", { type: "configurable", kind: "sunglasses", variants });

test("products that the shop does not return any more are gone, and the rest stays in order", () => {
  const { found, gone } = matchSaved([saved("A"), saved("B"), saved("C")], [product("C"), product("A")]);
  expect(found.map(({ product: { parentSku } }) => parentSku)).toEqual(["A", "C"]);
  expect(gone).toEqual([saved("B")]);
});

test("a variant that is no longer sold is forgotten, its product is not", () => {
  const [before] = matchSaved([saved("FRAME", "FRAME-48")], [frame(variant("FRAME-48"))]).found;
  const [after] = matchSaved([saved("FRAME", "FRAME-48")], [frame(variant("FRAME-48", { enabled: false }))]).found;
  expect(before?.variant?.sku).toBe("FRAME-48");
  expect(after?.variant).toBeNull();
});

test.each([
  ["a frame without a chosen variant", saved("FRAME"), frame(variant("FRAME-48")), "choose"],
  ["a frame in a chosen variant", saved("FRAME", "FRAME-48"), frame(variant("FRAME-48")), "at-once"],
  [
    "a variant that is sold out",
    saved("FRAME", "FRAME-48"),
    frame(variant("FRAME-48", { inStock: false })),
    "sold-out",
  ],
  ["a bottle of solution", saved("CARE"), product("CARE"), "at-once"],
  ["a bottle that is sold out", saved("CARE"), product("CARE", { inStock: false }), "sold-out"],
  ["contact lenses, whose powers are missing", saved("LENS"), product("LENS", { kind: "contact-lenses" }), "choose"],
  ["a bundle, whose parts are chosen", saved("SET"), product("SET", { type: "bundle", kind: "sets" }), "choose"],
] as const)("%s is bought: %s", (_, item, sold, buying) => {
  const [found] = matchSaved([item], [sold]).found;
  expect(found && buyingOf(found)).toBe(buying);
});

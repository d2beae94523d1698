import { expect, test } from "vitest";
import { buyingOf } from "#domain/catalog/foundProducts.ts";
import type { Product } from "#domain/product/product.ts";
import { composeKept } from "#app/state/answers/composeKept.ts";
import type { AnswerStore, KeptAnswer } from "#app/state/answers/answerStore.ts";

const summary = (parentSku: string, name: string, about = "panto") => ({
  parentSku,
  name,
  brand: "Halny",
  about,
  slug: name.toLowerCase(),
  looks: [{ label: "Szylkret" }],
  inStock: true,
});

const page = (parentSku: string, name: string) => ({
  ...summary(parentSku, name),
  stock: { inStock: true, quantity: 3 },
  pictures: [],
  similar: [summary("HL-ZOJA", "Zoja")],
  related: [],
});

const answers: readonly KeptAnswer[] = [
  { key: ["list", 29, {}], data: { products: [summary("HL-NELA", "Nela"), summary("HL-LODZ", "Łódź")] }, savedAt: 2 },
  { key: ["shelf", "newProduct"], data: { products: [summary("HL-NELA", "Nela")] }, savedAt: 1 },
  { key: ["product", "HL-TEZA"], data: page("HL-TEZA", "Teza"), savedAt: 3 },
  { key: ["product", "GONE"], data: null, savedAt: 3 },
  { key: ["article", 3], data: { title: "Nela" }, savedAt: 3 },
];
const store = { readAll: async () => answers } as Pick<AnswerStore, "readAll"> as AnswerStore;

async function found(key: readonly unknown[]): Promise<readonly string[]> {
  const { data } = (await composeKept(key, store)) ?? {};
  const products: readonly { readonly parentSku: string }[] = Array.isArray(data) ? data : Object(data).products;
  return products.map(({ parentSku }) => parentSku).toSorted();
}

test.each([
  ["nela", ["HL-NELA"]],
  ["NEL halny", ["HL-NELA"]],
  ["lodz", ["HL-LODZ"]],
  ["szylkret panto", ["HL-LODZ", "HL-NELA", "HL-ZOJA"]],
  ["teza", ["HL-TEZA"]],
  ["zoja", ["HL-ZOJA"]],
  ["kropla", []],
])("searches for %j in the products that were seen, each once", async (text, skus) => {
  expect(await found(["list", 2, { query_string: text }])).toEqual(skus);
  expect(await found(["suggestions", text])).toEqual(skus);
});

test("answers wishlists with the products that were seen, and comparisons with the pages that were", async () => {
  expect(await found(["tiles", ["HL-ZOJA", "HL-NELA"]])).toEqual(["HL-NELA", "HL-ZOJA"]);
  expect(await found(["wished", ["HL-ZOJA", "HL-NELA", "HL-TEZA"]])).toEqual(["HL-NELA", "HL-TEZA", "HL-ZOJA"]);
  expect(await found(["compared", ["HL-TEZA"]])).toEqual(["HL-TEZA"]);
});

test("leaves a product of a wishlist of which only the card was seen to be chosen on its page", async () => {
  const { data } = (await composeKept(["wished", ["HL-NELA"]], store)) ?? {};
  const [product] = data as readonly Product[];
  expect(product && buyingOf({ product, variant: null })).toBe("choose");
  expect(product?.stock.inStock).toBe(true);
});

test("finds the products of an earlier wishlist in a later one", async () => {
  const wished: KeptAnswer = { key: ["wished", ["MR-OLAF"]], data: [page("MR-OLAF", "Olaf")], savedAt: 4 };
  const later = { readAll: async () => [...answers, wished] } as Pick<AnswerStore, "readAll"> as AnswerStore;
  expect(await composeKept(["wished", ["MR-OLAF", "HL-NELA"]], later)).not.toBeNull();
  expect(await composeKept(["compared", ["MR-OLAF", "HL-TEZA"]], later)).not.toBeNull();
});

test.each([
  ["a category that was not seen", ["list", 30, {}]],
  ["a filter", ["list", 2, { query_string: "nela", color: "55" }]],
  ["a further page", ["list", 2, { query_string: "nela", page: "2" }]],
  ["a product that was not seen", ["product", "HL-ZOJA"]],
  ["a shared wishlist with a product that was not seen", ["tiles", ["HL-ZOJA", "UNSEEN"]]],
  ["a wishlist with a product that was not seen", ["wished", ["HL-NELA", "UNSEEN"]]],
  ["a comparison with a product whose page was not seen", ["compared", ["HL-TEZA", "HL-NELA"]]],
])("leaves %s to the shop", async (_, key) => {
  expect(await composeKept(key, store)).toBeNull();
});

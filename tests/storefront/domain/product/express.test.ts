import { expect, test } from "vitest";
import { isSentAtOnce } from "#domain/product/express.ts";
import type { Product } from "#domain/product/product.ts";

const engraving: Product["ownOptions"][number] = {
  id: "1",
  need: "optional",
  position: 1,
  kind: "field",
  label: "Grawer",
};

test("goods in a parcel of their own are sent at once", () => {
  expect(isSentAtOnce({ type: "simple", ownOptions: [] })).toBe(true);
  expect(isSentAtOnce({ type: "configurable", ownOptions: [] })).toBe(true);
});

test("sets, files, vouchers and what is made to an answer of the shopper are not", () => {
  const others = ["grouped", "bundle", "virtual", "downloadable"] as const;
  for (const type of others) expect(isSentAtOnce({ type, ownOptions: [] })).toBe(false);
  expect(isSentAtOnce({ type: "simple", ownOptions: [engraving] })).toBe(false);
});

import { expect, test } from "vitest";
import { readRefusal } from "#contract/wire/refusal.ts";

const empty = { message: null, code: null, skus: [], available: null, reason: null, fields: [] };

test.each([
  { result: "No such coupon", refusal: { ...empty, message: "No such coupon" }, name: "a text" },
  {
    result: "No cart item found.",
    refusal: { ...empty, message: "No cart item found.", code: "CART_ITEM_UNKNOWN" },
    name: "the code of a sentence",
  },
  {
    result: "Invalid credentials.",
    refusal: { ...empty, message: "Invalid credentials.", code: "CREDENTIALS_WRONG" },
    name: "the code of a refused login",
  },
  {
    result: { errorMessage: "No cart item found." },
    refusal: { ...empty, message: "No cart item found.", code: "CART_ITEM_UNKNOWN" },
    name: "the code of an object's sentence",
  },
  {
    result: { message: "No cart item found.", code: "ENOTFOUND" },
    refusal: { ...empty, message: "No cart item found.", code: "ENOTFOUND" },
    name: "the code beside a known sentence",
  },
  { result: { message: "Wrong" }, refusal: { ...empty, message: "Wrong" }, name: "an object with a message" },
  {
    result: { errorMessage: "Wrong" },
    refusal: { ...empty, message: "Wrong" },
    name: "an object with an error message",
  },
  {
    result: { result: "Deep", message: "Shallow" },
    refusal: { ...empty, message: "Deep" },
    name: "a text one level deeper",
  },
  {
    result: { message: "Only 2 available.", code: "TOO_MANY", available: 2 },
    refusal: { ...empty, message: "Only 2 available.", code: "TOO_MANY", available: 2 },
    name: "the available quantity",
  },
  {
    result: { message: "Gone", code: "OUT_OF_STOCK", skus: ["A", "B"] },
    refusal: { ...empty, message: "Gone", code: "OUT_OF_STOCK", skus: ["A", "B"] },
    name: "the products concerned",
  },
  {
    result: [{ field: "shippingAddress.postcode", problem: "malformed" }, "and a text", { dataPath: ".x" }],
    refusal: { ...empty, fields: [{ field: "shippingAddress.postcode", problem: "malformed" }] },
    name: "a list of fields",
  },
  {
    result: { message: "No", errorMessage: "No", fields: [{ field: "currentPassword", problem: "wrong" }, 7] },
    refusal: { ...empty, message: "No", fields: [{ field: "currentPassword", problem: "wrong" }] },
    name: "a sentence with its fields",
  },
  {
    result: { message: 7, code: {}, skus: "A", available: "2" },
    refusal: empty,
    name: "an object with values of wrong types",
  },
  { result: null, refusal: empty, name: "null" },
  { result: 404, refusal: empty, name: "a number" },
])("reads $name", ({ result, refusal }) => {
  expect(readRefusal(result)).toEqual(refusal);
});

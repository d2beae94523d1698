import { expect, test } from "vitest";
import { readRefusal } from "#contract/wire/refusal.ts";

const nothing = { message: null, code: null, skus: [], available: null, reason: null, fields: [] };

test.each([
  { result: "No such coupon", refusal: { ...nothing, message: "No such coupon" }, name: "a text" },
  {
    result: "No cart item found.",
    refusal: { ...nothing, message: "No cart item found.", code: "CART_ITEM_UNKNOWN" },
    name: "the code of a sentence",
  },
  {
    result: { errorMessage: "No cart item found." },
    refusal: { ...nothing, message: "No cart item found.", code: "CART_ITEM_UNKNOWN" },
    name: "the code of an object's sentence",
  },
  {
    result: { message: "No cart item found.", code: "ENOTFOUND" },
    refusal: { ...nothing, message: "No cart item found.", code: "ENOTFOUND" },
    name: "a code of its own beside a known sentence",
  },
  { result: { message: "Wrong" }, refusal: { ...nothing, message: "Wrong" }, name: "an object with a message" },
  {
    result: { errorMessage: "Wrong" },
    refusal: { ...nothing, message: "Wrong" },
    name: "an object with an error message",
  },
  {
    result: { result: "Deep", message: "Shallow" },
    refusal: { ...nothing, message: "Deep" },
    name: "a text one level deeper",
  },
  {
    result: { message: "Only 2 available.", code: "TOO_MANY", available: 2 },
    refusal: { ...nothing, message: "Only 2 available.", code: "TOO_MANY", available: 2 },
    name: "how many can be had",
  },
  {
    result: { message: "Gone", code: "OUT_OF_STOCK", skus: ["A", "B"] },
    refusal: { ...nothing, message: "Gone", code: "OUT_OF_STOCK", skus: ["A", "B"] },
    name: "which products",
  },
  {
    result: [{ field: "shippingAddress.postcode", problem: "malformed" }, "and a text", { dataPath: ".x" }],
    refusal: { ...nothing, fields: [{ field: "shippingAddress.postcode", problem: "malformed" }] },
    name: "a list of fields",
  },
  {
    result: { message: "No", errorMessage: "No", fields: [{ field: "currentPassword", problem: "wrong" }, 7] },
    refusal: { ...nothing, message: "No", fields: [{ field: "currentPassword", problem: "wrong" }] },
    name: "a sentence with its fields",
  },
  {
    result: { message: 7, code: {}, skus: "A", available: "2" },
    refusal: nothing,
    name: "an object that says nothing",
  },
  { result: null, refusal: nothing, name: "nothing at all" },
  { result: 404, refusal: nothing, name: "a number" },
])("reads $name", ({ result, refusal }) => {
  expect(readRefusal(result)).toEqual(refusal);
});

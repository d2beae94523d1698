import { expect, test } from "vitest";
import { readMessage } from "./readMessage.ts";

test.each([
  ["{maxQuantity} left", ["maxQuantity"]],
  ["{count, plural, one {# piece} other {# pieces of {name}}}", ["count", "name"]],
  ["Cart, {count, plural, =0 {empty} other {full}}, { at }", ["at", "count"]],
  ["{share, number, percent} off <b>{what}</b>", ["share", "what"]],
])("finds the placeholders of: %s", (message, names) => {
  expect(readMessage(message).placeholders).toEqual(names);
});

test("finds the texts of every branch, and the branches", () => {
  expect(readMessage("Cart, {count, plural, =0 {empty} other {<b>full</b> of #}}")).toEqual({
    placeholders: ["count"],
    tags: ["b"],
    texts: ["Cart, ", "empty", "full", " of "],
    plurals: [{ kind: "cardinal", branches: ["=0", "other"] }],
  });
});

test.each(["{count, plural, one {# piece}}", "{name", "<b>open"])("throws for the invalid message %s", (message) => {
  expect(() => readMessage(message)).toThrow(SyntaxError);
});

import { expect, test } from "vitest";
import { readMessage } from "./readMessage.ts";

test.each([
  ["{maxQuantity} left", ["maxQuantity"]],
  ["{count, plural, one {# piece} other {# pieces of {name}}}", ["count", "name"]],
  ["Cart, {count, plural, =0 {empty} other {full}}, { at }", ["at", "count"]],
  ["{share, number, percent} off <b>{what}</b>", ["share", "what"]],
])("what is put into a message is found: %s", (message, names) => {
  expect(readMessage(message).placeholders).toEqual(names);
});

test("the words of every branch are found, and the branches", () => {
  expect(readMessage("Cart, {count, plural, =0 {empty} other {<b>full</b> of #}}")).toEqual({
    placeholders: ["count"],
    tags: ["b"],
    texts: ["Cart, ", "empty", "full", " of "],
    plurals: [{ kind: "cardinal", branches: ["=0", "other"] }],
  });
});

test.each(["{count, plural, one {# piece}}", "{name", "<b>open"])("%s is no message", (message) => {
  expect(() => readMessage(message)).toThrow(SyntaxError);
});

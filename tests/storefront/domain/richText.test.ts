import { expect, test } from "vitest";
import { listItems, plainWords, spansOf } from "#domain/richText.ts";

test.each([
  ["plain words", ["plain words"]],
  ["see [returns](/returns), or call", ["see ", { text: "returns", href: "/returns" }, ", or call"]],
  [
    "[a](/a)[b](/b)",
    [
      { text: "a", href: "/a" },
      { text: "b", href: "/b" },
    ],
  ],
  ["[no address] (here)", ["[no address] (here)"]],
  ["<a href='/x'>markup</a>", ["<a href='/x'>markup</a>"]],
  ["[space](/a b)", ["[space](/a b)"]],
  ["", []],
])("splits %j into words and links", (paragraph, spans) => {
  expect(spansOf(paragraph)).toEqual(spans);
});

test("reads a paragraph as a list only if every line is an item", () => {
  expect(listItems("- one\n- two")).toEqual(["one", "two"]);
  expect(listItems("- one\ntwo")).toBeNull();
  expect(listItems("one - two")).toBeNull();
});

test("returns the words without marks", () => {
  expect(plainWords("Read [this](/a) now.")).toBe("Read this now.");
  expect(plainWords("- [One](/a)\n- two")).toBe("One two");
});

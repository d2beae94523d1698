import { expect, test } from "vitest";
import { bannersForProduct, pagePath, parsePassages, placeOf, type ProductBanner } from "#domain/content.ts";

test.each([
  ["", []],
  [" \n \n", []],
  ["One.", [{ heading: null, paragraphs: ["One."] }]],
  ["One.\n\nTwo.", [{ heading: null, paragraphs: ["One.", "Two."] }]],
  [
    "One.\n \n## Then\n\nTwo.\nStill two.",
    [
      { heading: null, paragraphs: ["One."] },
      { heading: "Then", paragraphs: ["Two.\nStill two."] },
    ],
  ],
  ["## Only a heading", [{ heading: "Only a heading", paragraphs: [] }]],
  ["<b>No mark</b> #1", [{ heading: null, paragraphs: ["<b>No mark</b> #1"] }]],
])("parses %j", (text, expected) => {
  expect(parsePassages(text)).toEqual(expected);
});

test.each([
  ["sunglasses", ["all", "frames"]],
  ["contact-lenses", ["all"]],
  [null, ["all"]],
] as const)("shows a product of the kind %s the banners %j", (kind, titles) => {
  const banner = (title: string, kinds?: ProductBanner["kinds"]): ProductBanner => ({
    title,
    text: "",
    action: "",
    href: "/c/x",
    wide: null,
    narrow: null,
    ...(kinds && { kinds }),
  });
  const banners = [banner("all"), banner("frames", ["prescription-glasses", "sunglasses"]), banner("none", [])];
  expect(bannersForProduct(banners, { kind }).map(({ title }) => title)).toEqual(titles);
});

test.each([
  ["legal", "/legal"],
  ["contact", "/kontakt"],
  ["loyalty-card", "/i/loyalty-card"],
  ["constructor", "/i/constructor"],
  ["a b", "/i/a%20b"],
])("the page %s lies at %s", (identifier, path) => {
  expect(pagePath(identifier)).toBe(path);
});

const node = (id: number, parentId: number | null) => ({ id, parentId, identifier: `page-${id}`, title: `Page ${id}` });
const nodes = [node(1, null), node(2, 1), node(3, 2), node(4, 2), node(5, null), node(6, 6)];
const idsOf = (id: number) => {
  const { above, near } = placeOf(nodes, { identifier: `page-${id}` });
  return { above: above.map((each) => each.id), near: near.map((each) => each.id) };
};

test("a page is below its parents, and near its children or else its siblings", () => {
  expect(idsOf(1)).toEqual({ above: [], near: [2] });
  expect(idsOf(3)).toEqual({ above: [1, 2], near: [4] });
  expect(idsOf(5)).toEqual({ above: [], near: [1] });
  expect(idsOf(9)).toEqual({ above: [], near: [] });
  // A page that is its own parent, which the staff may write by mistake.
  expect(idsOf(6).above).toEqual([6]);
});

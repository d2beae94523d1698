import { expect, test } from "vitest";
import { categoryWords } from "#domain/catalog/categoryWords.ts";
import type { ListAddress } from "#domain/catalog/listAddress.ts";

const own = {
  metaTitle: "Frames and glasses",
  metaDescription: "Measured frames.",
  description: "Measured to the millimetre.",
  picture: { name: "banners/new-frames/wide", edition: "0123abcd" },
  sections: [{ heading: "Your size", text: "Look inside the temple." }],
};
const narrowed = {
  attributes: [{ code: "shape", value: "round" }],
  requiredMatches: 1,
  text: "Circles soften.",
  metaTitle: "Round frames",
  metaDescription: "All round frames.",
};
const plain: ListAddress = { chosen: {}, sort: null, page: 1, text: null };
const hidden = { name: "robots", content: "noindex, follow" };

test("a category says its own words, below its list on the first page only", () => {
  expect(categoryWords(own, null, plain)).toEqual({
    title: "Frames and glasses",
    meta: [{ name: "description", content: "Measured frames." }],
    heading: null,
    lead: "Measured to the millimetre.",
    picture: own.picture,
    sections: own.sections,
  });
  const second = categoryWords(own, null, { ...plain, page: 2 });
  expect(second.sections).toEqual([]);
  expect(second.meta).not.toContainEqual(hidden);
});

test("narrowed to something described, it is that, for search engines as well", () => {
  const words = categoryWords(own, narrowed, { ...plain, chosen: { shape: ["round"] } });
  expect(words).toMatchObject({
    title: "Round frames",
    heading: "Round frames",
    lead: "Circles soften.",
    picture: null,
    sections: [],
  });
  expect(words.meta).toEqual([{ name: "description", content: "All round frames." }]);
});

test.each<Partial<ListAddress>>([
  { chosen: { shape: ["round"], brand: ["mirno"] } },
  { chosen: { shape: ["round"] }, sort: "latest" },
  { chosen: { shape: ["round"] }, page: 2 },
])("search engines pass over %j", (address) => {
  expect(categoryWords(own, narrowed, { ...plain, ...address }).meta).toContainEqual(hidden);
});

test.each<Partial<ListAddress>>([{ sort: "latest" }, { text: "nela" }, { chosen: { shape: ["panto"] } }])(
  "and over %j, of which nothing is said",
  (address) => {
    const words = categoryWords(own, null, { ...plain, ...address });
    expect(words.meta).toContainEqual(hidden);
    expect(words.heading).toBeNull();
  },
);

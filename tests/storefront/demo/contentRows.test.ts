import { describe, expect, test } from "vitest";
import { parsePassages } from "#domain/content.ts";
import { articles } from "#demo/content/articles.ts";
import { banners, photos } from "#demo/content/banners.ts";
import { articleRows, bannerRows, photoRows } from "#demo/content/contentRows.ts";
import { blocks, frontBlocks } from "#demo/content/blocks.ts";
import { questions } from "#demo/content/faq.ts";
import { pages } from "#demo/content/pages.ts";
import { categories, depthFirst } from "#demo/categories/tree.ts";
import { languages } from "#domain/store.ts";

/** All texts outside of the catalogue, by language. */
const longTexts = [...articles, ...pages, ...blocks, ...questions].flatMap(({ texts }) =>
  Object.entries<Readonly<Record<string, string>>>({ pl: { ...texts.pl }, de: { ...texts.de }, en: { ...texts.en } }),
);
const shortTexts = [...banners, ...frontBlocks].flatMap((each) => [each.titles, each.words]);

describe.each(languages)("content in %s", (locale) => {
  const own = longTexts.filter(([language]) => language === locale).flatMap(([, text]) => Object.values(text));
  const all: readonly string[] = [...own, ...shortTexts.map((words) => words[locale] ?? "")];

  test("has no empty texts and no leftover placeholders", () => {
    expect(own.length).toBeGreaterThan(80);
    for (const text of all) {
      expect(text.trim()).toBe(text);
      expect(text).not.toBe("");
      expect(text).not.toMatch(/ {2}|undefined|NaN|\$\{|[Ll]orem|<[a-z]/);
    }
  });

  test("formats percentages as usual in the language", () => {
    const wrong = { pl: /\d[ \u00A0]%/, de: /\d%|\d %/, en: /\d[ \u00A0]%/ }[locale];
    for (const text of all) expect(text).not.toMatch(wrong);
  });

  test("has articles with distinct slugs and several headings", () => {
    const slugs = articles.map(({ texts }) => texts[locale].slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    for (const { texts } of articles) {
      const read = parsePassages(texts[locale].body);
      expect(read.filter(({ heading }) => heading !== null).length).toBeGreaterThan(1);
      expect(read.every(({ paragraphs }) => paragraphs.length > 0)).toBe(true);
    }
  });
});

test("has the same structure of texts in every language", () => {
  const partsOf = (text: string) =>
    parsePassages(text).map(({ heading, paragraphs }) => [heading !== null, paragraphs.length]);
  for (const { texts } of articles) {
    for (const locale of languages) expect(partsOf(texts[locale].body)).toEqual(partsOf(texts.pl.body));
  }
  for (const { texts } of pages) {
    for (const locale of languages) expect(partsOf(texts[locale].content)).toEqual(partsOf(texts.pl.content));
  }
});

test("links only to existing targets", () => {
  const codes = {
    article: articles.map(({ code }) => code),
    page: pages.map(({ identifier }) => identifier),
    category: depthFirst(categories).map(({ category }) => category.code),
  };
  const links = [...banners, ...photos, ...frontBlocks].flatMap(({ link }) => (link ? [link] : []));
  for (const { kind, code } of links) expect(codes[kind]).toContain(code);
});

test("has at least twelve articles, each with two to read next", () => {
  expect(articles.length).toBeGreaterThanOrEqual(12);
  for (const { code, related } of articles) {
    expect(new Set(related).size).toBe(2);
    expect(related).not.toContain(code);
  }
});

test("has a picture for every article, banner and photo", () => {
  expect(articleRows.map(({ image }) => image)).not.toContain(null);
  for (const { wide, narrow } of bannerRows) expect([wide, narrow]).not.toContain(null);
  expect(photoRows).toHaveLength(photos.length);
});

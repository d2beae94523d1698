import { describe, expect, test } from "vitest";
import { passages } from "#domain/content.ts";
import { articles } from "#demo/content/articles.ts";
import { banners, photos } from "#demo/content/banners.ts";
import { articleRows, bannerRows, photoRows } from "#demo/content/contentRows.ts";
import { blocks, frontBlocks } from "#demo/content/blocks.ts";
import { questions } from "#demo/content/faq.ts";
import { pages } from "#demo/content/pages.ts";
import { categories, depthFirst } from "#demo/categories/tree.ts";
import { languages } from "#domain/store.ts";

/** What the shop says beside its catalogue, as it is written. */
const told = [...articles, ...pages, ...blocks, ...questions].flatMap(({ texts }) =>
  Object.entries<Readonly<Record<string, string>>>({ pl: { ...texts.pl }, de: { ...texts.de }, en: { ...texts.en } }),
);
const shown = [...banners, ...frontBlocks].flatMap((each) => [each.titles, each.words]);

describe.each(languages)("in %s", (locale) => {
  const own = told.filter(([language]) => language === locale).flatMap(([, text]) => Object.values(text));
  const all: readonly string[] = [...own, ...shown.map((words) => words[locale] ?? "")];

  test("nothing is missing, and nothing is left of writing it", () => {
    expect(own.length).toBeGreaterThan(80);
    for (const text of all) {
      expect(text.trim()).toBe(text);
      expect(text).not.toBe("");
      expect(text).not.toMatch(/ {2}|undefined|NaN|\$\{|[Ll]orem|<[a-z]/);
    }
  });

  test("a per cent sign stands as the language has it", () => {
    const wrong = { pl: /\d[ \u00A0]%/, de: /\d%|\d %/, en: /\d[ \u00A0]%/ }[locale];
    for (const text of all) expect(text).not.toMatch(wrong);
  });

  test("articles have addresses of their own, and headings between their paragraphs", () => {
    const slugs = articles.map(({ texts }) => texts[locale].slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    for (const { texts } of articles) {
      const read = passages(texts[locale].body);
      expect(read.filter(({ heading }) => heading !== null).length).toBeGreaterThan(1);
      expect(read.every(({ paragraphs }) => paragraphs.length > 0)).toBe(true);
    }
  });
});

test("every language has as many parts of every text as the others", () => {
  const partsOf = (text: string) =>
    passages(text).map(({ heading, paragraphs }) => [heading !== null, paragraphs.length]);
  for (const { texts } of articles) {
    for (const locale of languages) expect(partsOf(texts[locale].body)).toEqual(partsOf(texts.pl.body));
  }
  for (const { texts } of pages) {
    for (const locale of languages) expect(partsOf(texts[locale].content)).toEqual(partsOf(texts.pl.content));
  }
});

test("whatever leads somewhere leads to something that there is", () => {
  const codes = {
    article: articles.map(({ code }) => code),
    page: pages.map(({ identifier }) => identifier),
    category: depthFirst(categories).map(({ category }) => category.code),
  };
  const links = [...banners, ...photos, ...frontBlocks].flatMap(({ link }) => (link ? [link] : []));
  for (const { kind, code } of links) expect(codes[kind]).toContain(code);
});

test("what is illustrated has its pictures", () => {
  expect(articleRows.map(({ image }) => image)).not.toContain(null);
  for (const { wide, narrow } of bannerRows) expect([wide, narrow]).not.toContain(null);
  expect(photoRows).toHaveLength(photos.length);
});

import { guideTexts } from "#app/guide/guideTexts.ts";
import { makeGuide } from "#app/guide/makeGuide.ts";
import { guideHref } from "#domain/product/guide.ts";
import { type Language, languages } from "#domain/store.ts";
import { expect, test } from "vitest";
import { readPdf } from "./support/readPdf.ts";

async function pdfIn(locale: string): Promise<Buffer> {
  const guide = await makeGuide(guideHref(locale));
  if (!guide) throw new Error(`There is no guide in ${locale}.`);
  return guide.pdf;
}

const readAll = Promise.all(languages.map(async (locale) => [locale, await readPdf(await pdfIn(locale))] as const));

async function read(locale: Language) {
  const [, found] = (await readAll).find(([each]) => each === locale) ?? [];
  if (!found) throw new Error(`Nothing was read in ${locale}.`);
  return found;
}

/** Lines break, and some spaces are bound: neither is heard. */
const words = (text: string) => text.replaceAll(/\s+/g, " ");

test.each(languages)("the guide in %s is one page of A4, and all of it is on the page", async (locale) => {
  const { pages, size, outlines, places } = await read(locale);
  expect(pages).toBe(1);
  expect(size.width).toBeCloseTo(210, 1);
  expect(size.height).toBeCloseTo(297, 1);
  const free = 5; // No printer needs more at its edges, in mm.
  for (const { left, top, right, bottom } of [...outlines, ...places]) {
    expect(Math.min(left, top)).toBeGreaterThan(free);
    expect(right).toBeLessThan(210 - free);
    expect(bottom).toBeLessThan(297 - free);
  }
});

test.each(languages)("no two lines in %s lie upon each other", async (locale) => {
  const { places } = await read(locale);
  const onEachOther = places.flatMap((one, index) =>
    places
      .slice(index + 1)
      .filter(
        (other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
      ),
  );
  expect(places.length).toBeGreaterThan(40);
  expect(onEachOther).toEqual([]);
});

test.each(languages)("all that it says in %s can be searched and copied, letter by letter", async (locale) => {
  const text = words((await read(locale)).text);
  const { title, lead, steps, rule, example, caution, card, ruler, results } = guideTexts[locale];
  for (const said of [title, lead, ...steps, rule, example, caution, card, ruler, ...Object.values(results)]) {
    expect(text).toContain(words(said));
  }
});

test.each(languages)("who opens the one in %s is told its title, language and author", async (locale) => {
  const { info, language } = await read(locale);
  expect(info).toMatchObject({ Title: guideTexts[locale].title, Author: "Dioptra" });
  expect(language).toBe(locale);
});

test.each(languages)("a card covers the outline in %s exactly, when it is printed as it is", async (locale) => {
  const { outlines, preferences } = await read(locale);
  const asCards = outlines.filter(
    ({ left, top, right, bottom }) => Math.abs(right - left - 85.6) < 0.01 && Math.abs(bottom - top - 53.98) < 0.01,
  );
  expect(asCards).toHaveLength(1);
  expect(preferences).toMatchObject({ PrintScaling: "None" });
});

test.each(languages)("a reading aloud of the one in %s goes from the title to the ruler", async (locale) => {
  const { roles } = await read(locale);
  expect(roles.filter((role) => role === "LI")).toHaveLength(guideTexts[locale].steps.length);
  expect(roles.indexOf("H1")).toBeLessThan(roles.indexOf("L"));
  expect(roles.at(-1)).toBe("Figure");
});

test("each language is another file", async () => {
  const files = await Promise.all(languages.map(pdfIn));
  expect(new Set(files.map((file) => file.toString("base64"))).size).toBe(languages.length);
});

test.each(languages)("what is written in %s again is the same, byte for byte", async (locale) => {
  const [first, second] = [await pdfIn(locale), await pdfIn(locale)];
  expect(first.equals(second)).toBe(true);
});

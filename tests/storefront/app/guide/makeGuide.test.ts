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
  if (!found) throw new Error(`There is no guide in ${locale}.`);
  return found;
}

/** Treats line breaks and no-break spaces as spaces. */
const words = (text: string) => text.replaceAll(/\s+/g, " ");

test.each(languages)("the guide in %s is one A4 page with everything inside printable margins", async (locale) => {
  const { pages, size, outlines, places } = await read(locale);
  expect(pages).toBe(1);
  expect(size.width).toBeCloseTo(210, 1);
  expect(size.height).toBeCloseTo(297, 1);
  const free = 5; // The largest unprintable margin of common printers, in mm.
  for (const { left, top, right, bottom } of [...outlines, ...places]) {
    expect(Math.min(left, top)).toBeGreaterThan(free);
    expect(right).toBeLessThan(210 - free);
    expect(bottom).toBeLessThan(297 - free);
  }
});

test.each(languages)("no two lines of text overlap in %s", async (locale) => {
  const { places } = await read(locale);
  const overlaps = places.flatMap((one, index) =>
    places
      .slice(index + 1)
      .filter(
        (other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
      ),
  );
  expect(places.length).toBeGreaterThan(40);
  expect(overlaps).toEqual([]);
});

test.each(languages)("all text in %s can be searched and copied", async (locale) => {
  const text = words((await read(locale)).text);
  const { title, lead, steps, rule, example, caution, card, ruler, results } = guideTexts[locale];
  for (const said of [title, lead, ...steps, rule, example, caution, card, ruler, ...Object.values(results)]) {
    expect(text).toContain(words(said));
  }
});

test.each(languages)("the guide in %s has metadata with title, author and language", async (locale) => {
  const { info, language } = await read(locale);
  expect(info).toMatchObject({ Title: guideTexts[locale].title, Author: "Dioptra" });
  expect(language).toBe(locale);
});

test.each(languages)(
  "the outline of the card in %s has the size of a bank card and is printed without scaling",
  async (locale) => {
    const { outlines, preferences } = await read(locale);
    const cards = outlines.filter(
      ({ left, top, right, bottom }) => Math.abs(right - left - 85.6) < 0.01 && Math.abs(bottom - top - 53.98) < 0.01,
    );
    expect(cards).toHaveLength(1);
    expect(preferences).toMatchObject({ PrintScaling: "None" });
  },
);

test.each(languages)("the reading order for screen readers in %s goes from the title to the ruler", async (locale) => {
  const { roles } = await read(locale);
  expect(roles.filter((role) => role === "LI")).toHaveLength(guideTexts[locale].steps.length);
  expect(roles.indexOf("H1")).toBeLessThan(roles.indexOf("L"));
  expect(roles.at(-1)).toBe("Figure");
});

test("each language has a file of its own", async () => {
  const files = await Promise.all(languages.map(pdfIn));
  expect(new Set(files.map((file) => file.toString("base64"))).size).toBe(languages.length);
});

test.each(languages)("creates the same bytes in %s every time", async (locale) => {
  const [first, second] = [await pdfIn(locale), await pdfIn(locale)];
  expect(first.equals(second)).toBe(true);
});

test.each([
  ["pl", /pod nosem/],
  ["de", /unter die Nase/],
  ["en", /below your nose/],
] as const)("tells to hold the card below the nose, as the try-on measures it, in %s", (locale, words) => {
  expect(guideTexts[locale].steps[0]).toMatch(words);
});

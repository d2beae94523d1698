import { expect, test } from "vitest";
import { seedContent } from "#demo/content.ts";
import { reviewsOf } from "#demo/reviews.ts";

const written = seedContent.products.flatMap((product) =>
  reviewsOf(product).map((review) => Object.assign({ product }, review)),
);

test("there are at least 300 reviews, in both languages, of every kind of thing that has been there for a while", () => {
  expect(written.length).toBeGreaterThanOrEqual(300);
  for (const locale of ["pl", "de"]) {
    expect(written.filter((review) => review.locale === locale).length).toBeGreaterThan(100);
  }
  for (const kind of ["prescription-glasses", "sunglasses", "reading-glasses", "contact-lenses", "care"]) {
    expect(written.some(({ product }) => product.kind === kind)).toBe(true);
  }
});

test("of what is bought most, something is said in each language", () => {
  const bought = seedContent.products.filter(({ flags }) => flags.includes("bestseller"));
  expect(bought.length).toBeGreaterThan(10);
  for (const product of bought) {
    const locales = new Set(reviewsOf(product).map(({ locale }) => locale));
    expect([...locales].toSorted(), product.sku).toEqual(["de", "pl"]);
  }
});

test("most are good, some are not, and nobody writes before the product came or after the shop was opened", () => {
  const mean = written.reduce((sum, { rating }) => sum + rating, 0) / written.length;
  expect(mean).toBeGreaterThan(4);
  expect(mean).toBeLessThan(4.8);
  expect(written.some(({ rating }) => rating <= 2)).toBe(true);
  for (const { day, product } of written) {
    expect(day).toBeLessThan(0);
    expect(day).toBeGreaterThan(product.arrived);
  }
});

test("none is said twice of a product, and the same seed says the same", () => {
  for (const product of seedContent.products) {
    const reviews = reviewsOf(product);
    expect(new Set(reviews.map(({ detail }) => detail)).size).toBe(reviews.length);
    expect(reviewsOf(product)).toEqual(reviews);
  }
});

test("names do not meet a grammar that is not theirs: no Polish review says who wrote it", () => {
  for (const { locale, title, detail } of written) {
    if (locale === "pl") expect(`${title} ${detail}`).not.toMatch(/(łam|łem|łabym|łbym)\b/);
  }
});

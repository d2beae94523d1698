import { expect, test } from "vitest";
import { seedContent } from "#demo/content.ts";
import { reviewsOf } from "#demo/reviews.ts";

const written = seedContent.products.flatMap((product) =>
  reviewsOf(product).map((review) => Object.assign({ product }, review)),
);

test("has at least 300 reviews in both languages, of every kind of product", () => {
  expect(written.length).toBeGreaterThanOrEqual(300);
  for (const locale of ["pl", "de"]) {
    expect(written.filter((review) => review.locale === locale).length).toBeGreaterThan(100);
  }
  for (const kind of ["prescription-glasses", "sunglasses", "reading-glasses", "contact-lenses", "care"]) {
    expect(written.some(({ product }) => product.kind === kind)).toBe(true);
  }
});

test("has reviews of every bestseller in each language", () => {
  const bestsellers = seedContent.products.filter(({ flags }) => flags.includes("bestseller"));
  expect(bestsellers.length).toBeGreaterThan(10);
  for (const product of bestsellers) {
    const locales = new Set(reviewsOf(product).map(({ locale }) => locale));
    expect([...locales].toSorted(), product.sku).toEqual(["de", "pl"]);
  }
});

test("has mostly good ratings, dated between a product's arrival and the opening", () => {
  const mean = written.reduce((sum, { rating }) => sum + rating, 0) / written.length;
  expect(mean).toBeGreaterThan(4);
  expect(mean).toBeLessThan(4.8);
  expect(written.some(({ rating }) => rating <= 2)).toBe(true);
  for (const { day, product } of written) {
    expect(day).toBeLessThan(0);
    expect(day).toBeGreaterThan(product.arrivalDay);
  }
});

test("repeats no review of a product, and is deterministic", () => {
  for (const product of seedContent.products) {
    const reviews = reviewsOf(product);
    expect(new Set(reviews.map(({ detail }) => detail)).size).toBe(reviews.length);
    expect(reviewsOf(product)).toEqual(reviews);
  }
});

test("contains no Polish verb forms that reveal the gender of the author", () => {
  for (const { locale, title, detail } of written) {
    if (locale === "pl") expect(`${title} ${detail}`).not.toMatch(/(łam|łem|łabym|łbym)\b/);
  }
});

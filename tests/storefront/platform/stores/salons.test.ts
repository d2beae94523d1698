import { expect, test } from "vitest";
import { salons } from "#demo/salons.ts";
import { openForTests } from "../support/openForTests.ts";

const platform = await openForTests();

test("has 150 salon pages in 50 towns with distinct slugs", () => {
  expect(salons).toHaveLength(150);
  expect(new Set(salons.map(({ city }) => city)).size).toBe(50);
  expect(new Set(salons.map(({ code }) => code)).size).toBe(150);
  for (const { code } of salons) expect(code).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

test("has valid postcodes, coordinates, opening hours and ratings", () => {
  for (const { country, postCode, latitude, longitude, hours, ratingValue } of salons) {
    expect(postCode).toMatch(country === "PL" ? /^\d\d-\d{3}$/ : /^\d{5}$/);
    const [south, north, west, east] = country === "PL" ? [49, 54.9, 14.1, 24.2] : [47.2, 55.1, 5.8, 15.1];
    expect(latitude > south && latitude < north && longitude > west && longitude < east).toBe(true);
    for (const { opens, closes } of hours) expect(opens < closes).toBe(true);
    expect(hours.map(({ dayOfWeek }) => dayOfWeek)).not.toContain("Sunday");
    expect(ratingValue >= 1 && ratingValue <= 5).toBe(true);
  }
});

test("finds a salon by the code of its page", async () => {
  const request = JSON.stringify({ query: { bool: { filter: { terms: { code: ["okulary-torun"] } } } } });
  const { json } = await platform.get(
    `vsbridge/catalog/vue_storefront_catalog_pl/salon/_search?${new URLSearchParams({ request })}`,
  );
  expect(json).toMatchObject({
    hits: {
      total: { value: 1 },
      hits: [{ _source: { code: "okulary-torun", location: { city: "Toruń", postCode: "87-100", lat: 53.0138 } } }],
    },
  });
});

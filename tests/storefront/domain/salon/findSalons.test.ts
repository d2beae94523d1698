import { describe, expect, test } from "vitest";
import { salons } from "#demo/salons.ts";
import { findInCountry, findSalons, meantSalons, neighboursOf, respelledCode } from "#domain/salon/findSalons.ts";
import { placesOf, purposeOf, salonClocks, type SalonPage } from "#domain/salon/salon.ts";

const pages = salons.map(
  ({ code, product, googleName, phone, address, postCode, city, country, latitude, longitude, hours }): SalonPage => ({
    code,
    purpose: purposeOf(product),
    name: googleName,
    phone,
    street: address,
    postcode: postCode,
    city,
    country,
    position: { latitude, longitude },
    hours: { ...salonClocks[country], week: hours },
    rating: null,
  }),
);
const places = placesOf(pages);
const towns = (found: readonly { readonly city: string }[]) => found.map(({ city }) => city);

test("groups the pages by salon, with a page for each purpose", () => {
  expect(places).toHaveLength(50);
  for (const { pages: own } of places)
    expect(own.map(({ purpose }) => purpose)).toEqual(["glasses", "lenses", "examination"]);
});

describe("finds salons", () => {
  test.each([
    ["lodz", ["Łódź"]],
    ["Łódź", ["Łódź"]],
    ["Koeln", ["Köln"]],
    ["koln", ["Köln"]],
    ["munch", ["München"]],
    ["jelenia gora", ["Jelenia Góra"]],
    ["90-001", ["Łódź"]],
    ["90001", ["Łódź"]],
    ["5066", ["Köln"]],
    ["dioptra zakop", ["Zakopane"]],
    ["Atlantyda", []],
  ])("by %j", (typed, expected) => {
    expect(towns(findSalons(places, typed).places)).toEqual(expected);
  });

  test("lists all of them for no words", () => {
    expect(findSalons(places, "  ").places).toHaveLength(50);
  });

  test("orders them by distance from the nearest postcode when no salon has the one that is typed", () => {
    const found = findInCountry(places, "31-462", "PL");
    expect(found.by).toBe("postcode");
    expect(towns(found.places).slice(0, 2)).toEqual(["Kraków", "Tychy"]);
  });

  test("shows the other country when only it has a match", () => {
    expect(findInCountry(places, "koeln", "PL")).toMatchObject({ country: "DE", places: [{ city: "Köln" }] });
    expect(findInCountry(places, "atlantyda", "PL")).toMatchObject({ country: "PL", places: [] });
  });

  test("shows Poland for a postcode with a hyphen, which no other country has", () => {
    const found = findInCountry(places, "31-462", "DE");
    expect(found).toMatchObject({ by: "postcode", country: "PL" });
    expect(towns(found.places)[0]).toBe("Kraków");
  });
});

test("names the nearest salons of the same country as neighbours, never itself", () => {
  const gdynia = pages.find(({ code }) => code === "soczewki-gdynia");
  if (!gdynia) throw new Error("The demo has a salon in Gdynia.");
  const near = towns(neighboursOf(gdynia, places));
  expect(near).toHaveLength(4);
  expect(near[0]).toBe("Gdańsk");
  expect(near).not.toContain("Gdynia");
});

test("guesses the salon that a misspelt address meant, otherwise names the first of the country", () => {
  expect(towns(meantSalons("okulary-wroclav", places, "PL"))).toEqual(["Wrocław"]);
  expect(towns(meantSalons("brillen-koeln", places, "DE"))).toEqual(["Köln"]);
  expect(towns(meantSalons("xyz", places, "DE"))[0]).toBe("Berlin");
});

test.each([
  ["brillen-koeln", "brillen-koln"],
  ["brillen-köln", "brillen-koln"],
  ["Brillen-Koln", "brillen-koln"],
  ["kontaktlinsen-muenchen", "kontaktlinsen-munchen"],
  ["okulary-łódź", "okulary-lodz"],
  ["brillen-koln", null],
  ["brillen-kolm", null],
  ["koeln", null],
])("leads from the spelling %s to %s", (typed, code) => {
  expect(respelledCode(typed, pages)).toBe(code);
});

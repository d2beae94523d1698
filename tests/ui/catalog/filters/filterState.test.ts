import type { FilterFacet } from "@dioptra/ui";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  chosenFilters,
  chosenValues,
  describeFilter,
  describePriceRange,
  parseRange,
  formatRange,
  describeRange,
} from "../../../../ui/catalog/filters/filterState.ts";
import { createIntl } from "react-intl";
import { showSpaces } from "../../../support/showSpaces.ts";
import { catalogues, locales } from "../../messages/catalogues.ts";

describe("chosenFilters", () => {
  const shape: FilterFacet = {
    shows: "shape",
    code: "shape",
    label: "Kształt",
    options: [
      { id: "panto", label: "Panto", count: 41, isChosen: true },
      { id: "round", label: "Okrągłe", count: 28, isChosen: false },
      { id: "oval", label: "Owalne", count: 0, isChosen: true },
    ],
  };

  const width = (chosen: { from: number | null; to: number | null } | null): FilterFacet => ({
    shows: "millimetres",
    code: "width",
    label: "Szerokość soczewki",
    bounds: { from: 44, to: 60 },
    chosen,
    counts: [],
  });

  const range = { above: 100, labelFrom: 101, upTo: 250, count: 38 };
  const price = (isChosen: boolean): FilterFacet => ({
    shows: "price",
    code: "price",
    ranges: [{ ...range, id: "100-250", isChosen }],
  });

  test.each([
    [shape, ["panto", "oval"]],
    [width({ from: 46, to: 55 }), ["46-55"]],
    [width({ from: null, to: 55 }), ["-55"]],
    [width(null), []],
    [price(true), ["100-250"]],
    [price(false), []],
  ])("chosenValues returns the values of the URL (case %#)", (facet, values) => {
    expect(chosenValues(facet)).toEqual(values);
  });

  test("returns for each chosen value the others of its filter", () => {
    expect(chosenFilters([shape, width({ from: 46, to: null }), price(true)])).toEqual([
      { code: "shape", id: "panto", others: ["oval"], shows: "words", label: "Panto" },
      { code: "shape", id: "oval", others: ["panto"], shows: "words", label: "Owalne" },
      {
        code: "width",
        id: "46-",
        others: [],
        shows: "millimetres",
        label: "Szerokość soczewki",
        range: { from: 46, to: null },
      },
      { code: "price", id: "100-250", others: [], shows: "price", range: { ...range, id: "100-250", isChosen: true } },
    ]);
  });

  test("parseRange parses what formatRange returns", () => {
    const end = fc.option(fc.integer({ min: 0, max: 999 }));
    fc.assert(
      fc.property(end, end, (from, to) => {
        expect(parseRange([formatRange({ from, to })])).toEqual({ from, to });
      }),
    );
    expect(parseRange([])).toBeNull();
  });
});

describe("describeFilter, describeRange and describePriceRange", () => {
  const createIntlFor = (locale: string) => createIntl({ locale, messages: { ...catalogues.get(locale) } });
  const range = (above: number, labelFrom: number | null, upTo: number | null) => ({
    id: "a",
    count: 1,
    isChosen: false,
    above,
    labelFrom,
    upTo,
  });

  const expectedTexts = {
    pl: ["46–55_mm", "od 46_mm", "do 55_mm", "do 100_zł", "101–250_zł", "powyżej 500_zł"],
    de: ["46–55_mm", "ab 46_mm", "bis 55_mm", "bis 100_€", "101–250_€", "über 500_€"],
    en: ["46–55_mm", "from 46_mm", "up to 55_mm", "up to $100", "$101–$250", "over $500"],
    it: ["46-55_mm", "da 46_mm", "fino a 55_mm", "fino a 100_€", "101-250_€", "oltre 500_€"],
    "es-ES": ["46-55_mm", "desde 46_mm", "hasta 55_mm", "hasta 100_€", "101-250_€", "más de 500_€"],
    "fr-FR": ["46–55‿mm", "à partir de 46‿mm", "jusqu’à 55‿mm", "jusqu’à 100_€", "101–250_€", "plus de 500_€"],
    "pt-PT": ["46-55_mm", "a partir de 46_mm", "até 55_mm", "até 100_€", "101-250_€", "mais de 500_€"],
  };
  const currencies: Readonly<Record<string, "PLN" | "USD">> = { pl: "PLN", en: "USD" };

  test("the expected texts cover every language", () => {
    expect(Object.keys(expectedTexts).toSorted()).toEqual(locales.toSorted());
  });

  describe.each(Object.entries(expectedTexts))("%s", (locale, [between, from, upTo, cheap, middle, dear]) => {
    const intl = createIntlFor(locale);
    const currency = currencies[locale] ?? "EUR";

    test("formats ranges in mm", () => {
      expect(showSpaces(describeRange(intl, { from: 46, to: 55 }))).toBe(between);
      expect(showSpaces(describeRange(intl, { from: 46, to: null }))).toBe(from);
      expect(showSpaces(describeRange(intl, { from: null, to: 55 }))).toBe(upTo);
      expect(describeRange(intl, { from: 50, to: 50 })).toBe("50\u00A0mm");
    });

    test("formats price ranges", () => {
      expect(showSpaces(describePriceRange(intl, range(0, null, 100), currency))).toBe(cheap);
      expect(showSpaces(describePriceRange(intl, range(100, 101, 250), currency))).toBe(middle);
      expect(showSpaces(describePriceRange(intl, range(500, 501, null), currency))).toBe(dear);
    });
  });

  test("puts the name of the filter before a range in mm", () => {
    const filter = {
      shows: "millimetres",
      code: "bridge",
      id: "18-20",
      label: "Ponte",
      range: { from: 18, to: 20 },
    } as const;
    expect(showSpaces(describeFilter(createIntlFor("it"), { ...filter, others: [] }, "EUR"))).toBe("Ponte 18-20_mm");
  });
});

import type { FilterFacet } from "@dioptra/ui";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  chosenFilters,
  chosenValues,
  chosenWords,
  priceWords,
  rangeOf,
  rangeValue,
  rangeWords,
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
  ])("what is chosen of a facet is what an address says: %#", (facet, values) => {
    expect(chosenValues(facet)).toEqual(values);
  });

  test("each filter knows what stays of its facet without it", () => {
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

  test("a range that was written is read again", () => {
    const end = fc.option(fc.integer({ min: 0, max: 999 }));
    fc.assert(
      fc.property(end, end, (from, to) => {
        expect(rangeOf([rangeValue({ from, to })])).toEqual({ from, to });
      }),
    );
    expect(rangeOf([])).toBeNull();
  });
});

describe("filterWords", () => {
  const intlOf = (locale: string) => createIntl({ locale, messages: { ...catalogues.get(locale) } });
  const range = (above: number, labelFrom: number | null, upTo: number | null) => ({
    id: "a",
    count: 1,
    isChosen: false,
    above,
    labelFrom,
    upTo,
  });

  const words = {
    pl: ["46–55_mm", "od 46_mm", "do 55_mm", "do 100_zł", "101–250_zł", "powyżej 500_zł"],
    de: ["46–55_mm", "ab 46_mm", "bis 55_mm", "bis 100_€", "101–250_€", "über 500_€"],
    en: ["46–55_mm", "from 46_mm", "up to 55_mm", "up to $100", "$101–$250", "over $500"],
    it: ["46-55_mm", "da 46_mm", "fino a 55_mm", "fino a 100_€", "101-250_€", "oltre 500_€"],
    "es-ES": ["46-55_mm", "desde 46_mm", "hasta 55_mm", "hasta 100_€", "101-250_€", "más de 500_€"],
    "fr-FR": ["46–55‿mm", "à partir de 46‿mm", "jusqu’à 55‿mm", "jusqu’à 100_€", "101–250_€", "plus de 500_€"],
    "pt-PT": ["46-55_mm", "a partir de 46_mm", "até 55_mm", "até 100_€", "101-250_€", "mais de 500_€"],
  };
  const currencies: Readonly<Record<string, "PLN" | "USD">> = { pl: "PLN", en: "USD" };

  test("the words of every language are written down here", () => {
    expect(Object.keys(words).toSorted()).toEqual(locales.toSorted());
  });

  describe.each(Object.entries(words))("%s", (locale, [between, from, upTo, cheap, middle, dear]) => {
    const intl = intlOf(locale);
    const currency = currencies[locale] ?? "EUR";

    test("words ranges of millimetres", () => {
      expect(showSpaces(rangeWords(intl, { from: 46, to: 55 }))).toBe(between);
      expect(showSpaces(rangeWords(intl, { from: 46, to: null }))).toBe(from);
      expect(showSpaces(rangeWords(intl, { from: null, to: 55 }))).toBe(upTo);
    });

    test("words ranges of prices", () => {
      expect(showSpaces(priceWords(intl, range(0, null, 100), currency))).toBe(cheap);
      expect(showSpaces(priceWords(intl, range(100, 101, 250), currency))).toBe(middle);
      expect(showSpaces(priceWords(intl, range(500, 501, null), currency))).toBe(dear);
    });
  });

  test("a chosen range of millimetres stands behind its name", () => {
    const filter = {
      shows: "millimetres",
      code: "bridge",
      id: "18-20",
      label: "Ponte",
      range: { from: 18, to: 20 },
    } as const;
    expect(showSpaces(chosenWords(intlOf("it"), { ...filter, others: [] }, "EUR"))).toBe("Ponte 18-20_mm");
  });
});

import { describe, expect, test } from "vitest";
import { looseUnits } from "../../support/looseUnits.ts";
import { catalogues, faults, locales } from "./catalogues.ts";

/** The quotation marks of a language, as its books are set. */
const quotationMarks: Readonly<Record<string, string>> = {
  pl: "„”",
  de: "„“",
  en: "“”",
  it: "«»",
  "es-ES": "«»",
  "fr-FR": "«»",
  "pt-PT": "«»",
};
const anyQuotationMark = /[„“”«»‚‘‹›]/g;

/** Sentences whose signs are fixed (docs/specification/messages.md#message-14). */
const given = new Set(["en ui.errorPage.notFoundText"]);

/** A text that begins with such a sign follows what is put in. */
const french = /(?<!\u202F)[:;?!%»]|«(?!\u202F)|[\u00A0 ][:;?!%»]/;
const others = /[\s\u00A0\u202F][:;?!]/;
const spanish = [
  ["?", "¿"],
  ["!", "¡"],
] as const;

const times = (text: string, sign: string) => text.split(sign).length;

describe.each(locales)("%s", (locale) => {
  test("has neither typewriter quotes nor three dots", () => {
    const typed = faults(locale, ({ texts }, id) => {
      return texts.some((text) => /["'`´]|\.\.\./.test(text)) && !given.has(`${locale} ${id}`);
    });
    expect(typed).toEqual([]);
  });

  test("quotes with its own marks", () => {
    const foreign = faults(locale, ({ texts }) =>
      texts.some((text) =>
        [...text.matchAll(anyQuotationMark)].some(([mark]) => !quotationMarks[locale]?.includes(mark)),
      ),
    );
    expect(foreign).toEqual([]);
  });

  test("has its spaces where they belong", () => {
    const rule = locale.startsWith("fr") ? french : others;
    expect(faults(locale, ({ texts }) => texts.some((text) => rule.test(text)))).toEqual([]);
    const loose = Object.entries(catalogues.get(locale) ?? {}).filter(
      ([, message]) => message !== message.trim() || /\s\s| - |\s[,.](?!\d)/.test(message),
    );
    expect(loose).toEqual([]);
  });
});

test.each(["pl", "de"])("%s keeps a unit with its figure", (locale) => {
  expect(looseUnits(catalogues.get(locale) ?? {}, locale)).toEqual([]);
});

test("Spanish opens what it asks and exclaims", () => {
  const open = faults("es-ES", ({ texts }) =>
    spanish.some(([end, start]) => times(texts.join(""), end) !== times(texts.join(""), start)),
  );
  expect(open).toEqual([]);
});

test("a Portuguese verb is never parted from its pronoun, whose hyphen would have to be written twice", () => {
  const parted = /\p{L}-(?:[oa]s?|l[oa]s?|n[oa]s?|lhes?|se|me)(?!\p{L})/u;
  expect(faults("pt-PT", ({ texts }) => texts.some((text) => parted.test(text)))).toEqual([]);
});

import { createLexicon, type Entry, type Lexicon } from "#platform/search/words/lexicon.ts";
import type { SearchWords } from "#platform/search/words/searchWords.ts";

const option = (field: string, value: string, text: string): Entry => ({
  text,
  field,
  value,
  weight: 2,
  isName: false,
  isPhrase: true,
});

const name = (text: string): Entry => ({
  text,
  field: "name_words",
  value: text,
  weight: 4,
  isName: true,
  isPhrase: false,
});

const rules: SearchWords = {
  ignored: ["z", "und"],
  upTo: ["do", "unter"],
  currencies: ["zł", "euro"],
  endings: ["y", "e", "a", "en"],
  compoundLinks: ["", "en"],
  synonyms: {
    havana: ["szylkret"],
    "kocie oczy": ["trapezowe"],
    lenonki: ["okrągłe metal"],
    niebieskie: ["błękitny", "granatowy"],
  },
};

/** A small catalogue of Polish and German words. */
export const smallLexicon: Lexicon = createLexicon(
  [
    option("color", "55", "Szylkret"),
    option("color", "49", "Czarny"),
    option("color", "60", "Złoty"),
    option("color", "62", "Różowe złoto"),
    option("color", "50", "Granatowy"),
    option("color", "53", "Błękitny"),
    option("shape", "round", "Okrągłe"),
    option("shape", "trapezoid", "Trapezowe"),
    option("material", "metal", "Metal"),
    option("type", "glasses", "Brille"),
    option("type", "green", "Grün"),
    name("nela"),
    name("wegiel"),
  ],
  rules,
);

import type { Language } from "#domain/store.ts";
import { words, perLanguage, type Words } from "../texts/index.ts";
import type { SeedAttribute } from "./seedAttribute.ts";

const quarters = ["1.00", "1.25", "1.50", "1.75", "2.00", "2.25", "2.50", "2.75", "3.00", "3.25", "3.50"] as const;

/** Of lenses for reading, in dioptres. */
export type ReadingPower = (typeof quarters)[number];

/**
 * How finely the powers of ready-made reading glasses are told apart. Most makers offer half dioptres, which is as near
 * as a reader's own distance sets it; the dearer ones of titanium come in quarters, as prescriptions do.
 */
export const readingPowers = {
  halves: ["1.00", "1.50", "2.00", "2.50", "3.00", "3.50"],
  quarters,
} as const satisfies Readonly<Record<string, readonly ReadingPower[]>>;
export type PowerSteps = keyof typeof readingPowers;

const units: Readonly<Record<Language, string>> = words("attributes.powers.units");

/** A power as it is printed on glasses, with its sign: `+1,50 dpt`. */
export function powerIn(power: ReadingPower, locale: Language): string {
  const figure = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, signDisplay: "always" }).format(
    Number(power),
  );
  return `${figure}\u00A0${units[locale]}`;
}

const wordsOf = (power: ReadingPower): Words => perLanguage((locale) => powerIn(power, locale));

/** What glasses for reading are chosen by, besides colour and size. */
export const powerAttribute: SeedAttribute = {
  id: 143,
  code: "power",
  labels: words("attributes.powers.labels"),
  options: quarters.map((power) => [power, wordsOf(power)]),
  isChoice: true,
};

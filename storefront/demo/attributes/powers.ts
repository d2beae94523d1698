import type { SeedLocale, Words } from "../words.ts";
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

const units: Readonly<Record<SeedLocale, string>> = { pl: "dpt", de: "dpt", en: "D" };

/** A power as it is printed on glasses, with its sign: `+1,50 dpt`. */
export function powerIn(power: ReadingPower, locale: SeedLocale): string {
  const figure = locale === "en" ? power : power.replace(".", ",");
  return `+${figure}\u00A0${units[locale]}`;
}

const wordsOf = (power: ReadingPower): Words => ({
  pl: powerIn(power, "pl"),
  de: powerIn(power, "de"),
  en: powerIn(power, "en"),
});

/** What glasses for reading are chosen by, besides colour and size. */
export const powerAttribute: SeedAttribute = {
  id: 143,
  code: "power",
  labels: { pl: "Moc", de: "Stärke", en: "Power" },
  options: quarters.map((power) => [power, wordsOf(power)]),
  isChoice: true,
};

import { perLanguage, type Words, words } from "../texts/index.ts";
import type { Finish } from "@dioptra/ui/eyewear";
import type { FrameSize } from "@dioptra/ui/optics";
import type { Language } from "#domain/store.ts";

/** An attribute of products. */
export interface SeedAttribute {
  readonly id: number;
  readonly code: string;
  readonly labels: Words;
  /** Options in display order: value, labels and swatch. Left out for numeric attributes. */
  readonly options?: readonly (readonly [value: string, labels: Words, swatch?: string])[];
  /** The unit of a numeric attribute. */
  readonly unit?: string;
  /** True if shoppers choose a variant by it. */
  readonly isChoice?: true;
  readonly isComparable?: true;
}

/** Ids of colours. They never change, because carts and links hold them. */
export const colors: Readonly<Record<Finish, { readonly id: number; readonly words: Words }>> = {
  black: { id: 49, words: words("attributes.choices.colors.black") },
  navy: { id: 50, words: words("attributes.choices.colors.navy") },
  bottle: { id: 51, words: words("attributes.choices.colors.bottle") },
  wine: { id: 52, words: words("attributes.choices.colors.wine") },
  sky: { id: 53, words: words("attributes.choices.colors.sky") },
  honey: { id: 54, words: words("attributes.choices.colors.honey") },
  havana: { id: 55, words: words("attributes.choices.colors.havana") },
  "grey-havana": { id: 56, words: words("attributes.choices.colors.grey-havana") },
  crystal: { id: 57, words: words("attributes.choices.colors.crystal") },
  "rose-crystal": { id: 58, words: words("attributes.choices.colors.rose-crystal") },
  "smoke-gradient": { id: 59, words: words("attributes.choices.colors.smoke-gradient") },
  gold: { id: 60, words: words("attributes.choices.colors.gold") },
  silver: { id: 61, words: words("attributes.choices.colors.silver") },
  "rose-gold": { id: 62, words: words("attributes.choices.colors.rose-gold") },
  gunmetal: { id: 63, words: words("attributes.choices.colors.gunmetal") },
};

/** Ids of sizes, by the total width of the frame. They never change, because carts and links hold them. */
export const sizes: Readonly<Record<FrameSize, { readonly id: number; readonly words: Words }>> = {
  narrow: { id: 171, words: words("attributes.choices.sizes.narrow") },
  medium: { id: 172, words: words("attributes.choices.sizes.medium") },
  wide: { id: 173, words: words("attributes.choices.sizes.wide") },
};

const quarters = ["1.00", "1.25", "1.50", "1.75", "2.00", "2.25", "2.50", "2.75", "3.00", "3.25", "3.50"] as const;

/** A power of reading glasses in dioptres. */
export type ReadingPower = (typeof quarters)[number];

/**
 * The powers of ready-made reading glasses. Most come in steps of half a dioptre, which is precise enough for reading.
 * Expensive titanium ones come in quarters, like prescriptions.
 */
export const readingPowers = {
  halves: ["1.00", "1.50", "2.00", "2.50", "3.00", "3.50"],
  quarters,
} as const satisfies Readonly<Record<string, readonly ReadingPower[]>>;
export type PowerSteps = keyof typeof readingPowers;

const units: Readonly<Record<Language, string>> = words("attributes.powers.units");

/** Formats a power as printed on glasses, such as `+1,50 dpt`. */
function formatPower(power: ReadingPower, locale: Language): string {
  const figure = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, signDisplay: "always" }).format(
    Number(power),
  );
  return `${figure}\u00A0${units[locale]}`;
}

const powerLabels = (power: ReadingPower): Words => perLanguage((locale) => formatPower(power, locale));

/** The power of reading glasses, which is chosen in addition to colour and size. */
export const powerAttribute: SeedAttribute = {
  id: 143,
  code: "power",
  labels: words("attributes.powers.labels"),
  options: quarters.map((power) => [power, powerLabels(power)]),
  isChoice: true,
};

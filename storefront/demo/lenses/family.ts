import type { Language } from "#domain/store.ts";
import { perLanguage, type Words } from "../texts/index.ts";
import type { CartonColor, LensPeriod } from "@dioptra/ui/eyewear";
import type { LensMaterial, LensMatrix, OxygenFigures, UvBlocked } from "@dioptra/ui/optics";
import type { Brand } from "../attributes/brands.ts";
import type { DatedPrice, SeedSpecial, SeedText } from "../product.ts";

export type LensBrand = Extract<Brand, "kropla" | "ton" | "nurt" | "perlica" | "malwa">;

/** What a lens corrects; `color` also changes the look of an eye. */
export const lensDesigns = ["spherical", "toric", "multifocal", "color"] as const;
export type LensDesign = (typeof lensDesigns)[number];

/** What a lens is made of, as its maker states it. */
export interface Substance extends LensMaterial, OxygenFigures {}

/** What is the same for all packs of a lens. */
export interface LensKind {
  readonly sku: string;
  readonly brand: LensBrand;
  readonly names: Words;
  readonly design: LensDesign;
  readonly period: LensPeriod;
  /** By day, with the odd night, up to 6 nights, or 30 days and nights (docs/specification/optics.md#optics-34). */
  readonly mode: "daily" | "flexible" | "extended" | "continuous";
  readonly substance: Substance;
  /** Null for a lens without a filter. */
  readonly uv: UvBlocked | null;
  /** What its cartons are printed in. */
  readonly print: CartonColor;
  readonly matrix: LensMatrix;
}

/** A pack of contact lenses. Their powers are chosen with the order. */
export interface SeedLenses extends LensKind {
  /** The lens that all its packs hold, by the beginning of their skus. */
  readonly lens: string;
  /** Lenses in a pack. */
  readonly packSize: number;
  readonly prices: readonly DatedPrice[];
  readonly special?: SeedSpecial;
  /** Packs in stock. */
  readonly pieces: number;
  readonly texts: Readonly<Record<Language, SeedText>>;
}

/** Packs with what each costs, in złoty. */
export type Packs = readonly (readonly [packSize: number, price: number])[];

/** One design of a family. */
interface FamilyMember {
  readonly design: LensDesign;
  readonly matrix: LensMatrix;
  readonly packs: Packs;
  /** What there is to say of it alone. */
  readonly about: Words;
}

/** Lenses of one material and one period, in the designs that they are made in. */
export interface LensFamily extends Omit<LensKind, "design" | "matrix"> {
  readonly designs: readonly FamilyMember[];
}

/** A lens in all its packs. */
export interface LensLine extends LensKind {
  readonly packs: Packs;
  readonly about: Words;
}

/** Added to names where the family has several designs, in every language as opticians say it. */
const suffixes: Readonly<Record<LensDesign, string>> = {
  spherical: "",
  toric: " Toric",
  multifocal: " Multifocal",
  color: "",
};

/** Every lens of a family, with a name and a sku of its own. */
export const linesOf = ({ designs, sku, names, ...family }: LensFamily): readonly LensLine[] =>
  designs.map((member) => {
    const suffix = suffixes[member.design];
    return {
      ...family,
      ...member,
      sku: `${sku}${suffix.trim() && `-${suffix.trim().toUpperCase()}`}`,
      names: perLanguage((locale) => names[locale] + suffix),
    };
  });

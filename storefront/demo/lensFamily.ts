import type { Language } from "#domain/store.ts";
import { perLanguage, type Words } from "./texts/index.ts";
import type { CartonColor, LensPeriod } from "@dioptra/ui/eyewear";
import type { LensMaterial, LensMatrix, OxygenFigures, UvBlocked } from "@dioptra/ui/optics";
import type { Brand } from "./attributes/brands.ts";
import type { DatedPrice, SeedSpecial, SeedText } from "./product.ts";

export type LensBrand = Extract<Brand, "kropla" | "ton" | "nurt" | "perlica" | "malwa">;

/** The correction of a lens. `color` also changes the colour of the eye. */
export const lensDesigns = ["spherical", "toric", "multifocal", "color"] as const;
export type LensDesign = (typeof lensDesigns)[number];

/** The material of a lens, as its maker states it. */
export interface Substance extends LensMaterial, OxygenFigures {}

/** The properties that all packs of a contact lens share. */
export interface LensKind {
  readonly sku: string;
  readonly brand: LensBrand;
  readonly names: Words;
  readonly design: LensDesign;
  readonly period: LensPeriod;
  /** By day, occasionally overnight, up to 6 nights, or 30 days (docs/specification/optics.md#optics-34). */
  readonly mode: "daily" | "flexible" | "extended" | "continuous";
  readonly substance: Substance;
  /** Null for a lens without a filter. */
  readonly uv: UvBlocked | null;
  /** The colour of its cartons. */
  readonly print: CartonColor;
  readonly matrix: LensMatrix;
}

/** A pack of contact lenses. Their powers are chosen with the order. */
export interface SeedLenses extends LensKind {
  /** The sku of the lens in the pack, with which the sku of the pack begins. */
  readonly lens: string;
  /** Lenses in a pack. */
  readonly packSize: number;
  readonly prices: readonly DatedPrice[];
  readonly special?: SeedSpecial;
  /** Packs in stock. */
  readonly pieces: number;
  readonly texts: Readonly<Record<Language, SeedText>>;
}

/** Sizes of packs with their prices in złoty. */
export type Packs = readonly (readonly [packSize: number, price: number])[];

/** One design of a family. */
interface FamilyMember {
  readonly design: LensDesign;
  readonly matrix: LensMatrix;
  readonly packs: Packs;
  /** The sentence about this design only. */
  readonly about: Words;
}

/** Lenses of one material and one wearing period, with their designs. */
export interface LensFamily extends Omit<LensKind, "design" | "matrix"> {
  readonly designs: readonly FamilyMember[];
}

/** A lens in all its packs. */
export interface LensLine extends LensKind {
  readonly packs: Packs;
  readonly about: Words;
}

/** Added to the names of designs. Opticians use these words in every language. */
const suffixes: Readonly<Record<LensDesign, string>> = {
  spherical: "",
  toric: " Toric",
  multifocal: " Multifocal",
  color: "",
};

/** Returns every lens of a family, with its own name and sku. */
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

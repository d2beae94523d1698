import { perLanguage, type Words } from "../texts/index.ts";
import type { LensMatrix } from "@dioptra/ui/optics";
import type { LensDesign, LensKind } from "./lenses.ts";

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

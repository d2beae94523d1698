import type { Language } from "#domain/store.ts";
import type { Finish, FrameMaterial, FrameMeasurements, FrameShape, Rim, Tint } from "@dioptra/ui/eyewear";
import type { Brand } from "./attributes/brands.ts";
import type { PowerSteps, ReadingPower } from "./attributes/choices.ts";
import type { DatedPrice, SeedSpecial, SeedText } from "./product.ts";

/** A size of a frame as it was measured, in mm. */
export type SeedSize = Pick<FrameMeasurements, "lensWidth" | "lensHeight" | "bridge" | "temple" | "totalWidth">;

/** Lenses for the sun: their colour, and how much light they keep back (EN ISO 12312-1: 0 to 4). */
export interface SunLenses {
  readonly tint: Tint;
  /** Of the finishes that have other ones. */
  readonly tints?: Readonly<Partial<Record<Finish, Tint>>>;
  readonly uvCategory: 1 | 2 | 3;
}

/** The colour of the lenses in a finish. */
export const tintOf = ({ tint, tints }: SunLenses, finish: Finish): Tint => tints?.[finish] ?? tint;

/** What a frame's own sku does not say of a variant: finish, lens width in mm, and power. */
export type SeedVariantName = `${Finish} ${number}` | `${Finish} ${number} ${ReadingPower}`;

/** One model, in every finish and every size. The first of each is what cards show. */
export interface SeedFrame {
  readonly sku: string;
  readonly brand: Brand;
  readonly gender: "women" | "men" | "unisex";
  readonly shape: FrameShape;
  readonly rim: Rim;
  readonly material: FrameMaterial;
  readonly finishes: readonly Finish[];
  readonly sizes: readonly SeedSize[];
  /** Left out for frames that are glazed to a prescription. */
  readonly sun?: SunLenses;
  /** Of glasses that are ready for reading. */
  readonly powers?: PowerSteps;
  /** In grams, of the first size without lenses, where it was weighed; else it follows from how it is made. */
  readonly weight?: number;
  /** The regular price and what it was before, the oldest first. */
  readonly prices: readonly DatedPrice[];
  readonly special?: SeedSpecial;
  /** Pieces of every variant, but for those that `left` names by finish and lens width, and power where there is one. */
  readonly pieces: number;
  readonly left?: Readonly<Partial<Record<SeedVariantName, number>>>;
  readonly texts: Readonly<Record<Language, SeedText>>;
}

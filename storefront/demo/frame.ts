import type { Language } from "#domain/store.ts";
import type { Finish, FrameMaterial, FrameMeasurements, FrameShape, Rim, Tint } from "@dioptra/ui/eyewear";
import type { Brand } from "./attributes/brands.ts";
import type { PowerSteps, ReadingPower } from "./attributes/choices.ts";
import type { DatedPrice, SeedSpecial, SeedText } from "./product.ts";

/** A size of a frame as it was measured, in mm. */
export type SeedSize = Pick<FrameMeasurements, "lensWidth" | "lensHeight" | "bridge" | "temple" | "totalWidth">;

/** Sun lenses: their tint and their filter category (EN ISO 12312-1: 0 to 4). */
export interface SunLenses {
  readonly tint: Tint;
  /** Tints of finishes that differ from `tint`. */
  readonly tints?: Readonly<Partial<Record<Finish, Tint>>>;
  readonly uvCategory: 1 | 2 | 3;
}

/** Returns the tint of the lenses in a finish. */
export const tintOf = ({ tint, tints }: SunLenses, finish: Finish): Tint => tints?.[finish] ?? tint;

/** The part of a variant's sku after the sku of its frame: finish, lens width in mm, and power. */
export type SeedVariantName = `${Finish} ${number}` | `${Finish} ${number} ${ReadingPower}`;

/** One model in every finish and size. Cards show the first of each. */
export interface SeedFrame {
  readonly sku: string;
  readonly brand: Brand;
  readonly gender: "women" | "men" | "unisex";
  readonly shape: FrameShape;
  readonly rim: Rim;
  readonly material: FrameMaterial;
  readonly finishes: readonly Finish[];
  readonly sizes: readonly SeedSize[];
  /** Left out for frames that take prescription lenses. */
  readonly sun?: SunLenses;
  /** The powers of ready-made reading glasses. */
  readonly powers?: PowerSteps;
  /** Weight in grams of the first size without lenses, if it was weighed. Otherwise it is estimated. */
  readonly weight?: number;
  /** The regular price with its earlier values, the oldest first. */
  readonly prices: readonly DatedPrice[];
  readonly special?: SeedSpecial;
  /** Stock of every variant that is not listed in `stock`. */
  readonly pieces: number;
  /** Stock of single variants, by finish, lens width and power. */
  readonly stock?: Readonly<Partial<Record<SeedVariantName, number>>>;
  readonly texts: Readonly<Record<Language, SeedText>>;
}

import type { Finish, FrameMaterial, FrameMeasurements, FrameShape, Rim } from "@dioptra/ui/eyewear";
import type { Currency } from "#domain/money/money.ts";

/** What the catalogue's texts are written in. */
export const seedLocales = ["pl", "de", "en"] as const;
export type SeedLocale = (typeof seedLocales)[number];

/** The brands of the catalogue; none of them exists. */
export type Brand = "halny" | "mirno" | "okno-27" | "tarnina";

type Amounts = Readonly<Record<Extract<Currency, "PLN" | "EUR">, number>>;

/** Gross, in minor units, from a day on. Days are counted from the one on which the shop was first opened. */
export interface DatedPrice extends Amounts {
  readonly day: number;
}

/** A special price from the beginning of one day to the beginning of another; null for no end. */
export interface SeedSpecial extends Amounts {
  readonly from: number;
  readonly to: number | null;
}

/** A size of a frame as it was measured, in mm. */
export type SeedSize = Pick<FrameMeasurements, "lensWidth" | "lensHeight" | "bridge" | "temple" | "totalWidth">;

export interface SeedText {
  readonly name: string;
  /** Unique in its language; never changed once the shop is open. */
  readonly slug: string;
  readonly description: string;
}

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
  /** The regular price and what it was before, the oldest first. */
  readonly prices: readonly DatedPrice[];
  readonly special?: SeedSpecial;
  /** Pieces of every variant, but for those that `left` names by finish and lens width. */
  readonly pieces: number;
  readonly left?: Readonly<Partial<Record<`${Finish} ${number}`, number>>>;
  readonly texts: Readonly<Record<SeedLocale, SeedText>>;
}

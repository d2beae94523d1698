import type { LensPeriod } from "@dioptra/ui/eyewear";
import type { Brand } from "./attributes/brands.ts";
import type { DatedPrice, SeedSpecial, SeedText } from "./product.ts";
import type { SeedLocale } from "./words.ts";

/** A pack of contact lenses. Their powers are chosen with the order. */
export interface SeedLenses {
  readonly sku: string;
  readonly brand: Extract<Brand, "kropla" | "ton">;
  readonly period: LensPeriod;
  /** By day, with the odd night, up to 6 nights, or 30 days and nights (domain reference, section 3). */
  readonly mode: "daily" | "flexible" | "extended" | "continuous";
  readonly material: "hydrogel" | "silicone-hydrogel";
  /** Water, in percent. */
  readonly hydration: number;
  /** In mm. */
  readonly baseCurve: number;
  readonly diameter: number;
  /** Oxygen that passes, Dk/t in 10⁻⁹, at -3.00 D. */
  readonly transmissibility: number;
  readonly uvFilter: "class-1" | "class-2" | "none";
  /** Lenses in a pack. */
  readonly packSize: number;
  readonly prices: readonly DatedPrice[];
  readonly special?: SeedSpecial;
  /** Packs in stock. */
  readonly pieces: number;
  readonly texts: Readonly<Record<SeedLocale, SeedText>>;
}

import type { Brand } from "./attributes/brands.ts";
import type { DatedPrice, SeedSpecial, SeedText } from "./product.ts";
import type { SeedLocale } from "./words.ts";

export const wearPeriods = ["daily", "two-weekly", "monthly"] as const;
/** By day, some nights, or for 30 days and nights (domain reference, section 3). */
export const wearModes = ["daily", "flexible", "extended", "continuous"] as const;
export const lensMaterials = ["hydrogel", "silicone-hydrogel"] as const;
export const uvFilters = ["class-1", "class-2", "none"] as const;

/** A pack of contact lenses. Their powers are chosen with the order. */
export interface SeedLenses {
  readonly sku: string;
  readonly brand: Extract<Brand, "kropla" | "ton">;
  readonly period: (typeof wearPeriods)[number];
  readonly mode: (typeof wearModes)[number];
  readonly material: (typeof lensMaterials)[number];
  /** Water, in percent. */
  readonly hydration: number;
  /** In mm. */
  readonly baseCurve: number;
  readonly diameter: number;
  /** Oxygen that passes, Dk/t in 10⁻⁹, at -3.00 D. */
  readonly transmissibility: number;
  readonly uvFilter: (typeof uvFilters)[number];
  /** Lenses in a pack. */
  readonly packSize: number;
  readonly prices: readonly DatedPrice[];
  readonly special?: SeedSpecial;
  /** Packs in stock. */
  readonly pieces: number;
  readonly texts: Readonly<Record<SeedLocale, SeedText>>;
}

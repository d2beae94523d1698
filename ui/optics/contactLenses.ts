/** Packs that were bought. */
interface Supplied {
  readonly packs: number;
  /** Lenses in a pack. */
  readonly packSize: number;
  /** For how many days a lens is worn: 1, 14, 30. */
  readonly period: number;
  /** How many eyes share the packs. */
  readonly eyes?: 1 | 2;
  /** On how many days of a week lenses are worn. Only daily lenses last longer if worn less. */
  readonly wearDays?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
}

/** How long packs last. */
export interface LensSupply {
  readonly lensesPerEye: number;
  readonly days: number;
}

const week = 7;

/** Returns how long contact lenses last, in days (docs/specification/optics.md#optics-38). */
export function lensSupply({ packs, packSize, period, eyes = 2, wearDays = week }: Supplied): LensSupply {
  const lensesPerEye = Math.floor((packs * packSize) / eyes);
  const days = period === 1 ? Math.floor((lensesPerEye * week) / wearDays) : lensesPerEye * period;
  return { lensesPerEye, days };
}

/** The material of a soft contact lens. */
export interface LensMaterial {
  /** In percent. */
  readonly water: number;
  readonly isIonic: boolean;
  readonly isSilicone: boolean;
}

/**
 * Returns the FDA group of a material: I to IV by more than 50 % water and by charge, V for silicone hydrogels
 * (docs/specification/optics.md#optics-32).
 */
export function materialGroup({ water, isIonic, isSilicone }: LensMaterial): 1 | 2 | 3 | 4 | 5 {
  if (isSilicone) return 5;
  if (water > 50) return isIonic ? 4 : 2;
  return isIonic ? 3 : 1;
}

/** The permeability of a material, and the centre thickness of the lens at -3.00 D. */
export interface OxygenFigures {
  /** Permeability, Dk in 10⁻¹¹. */
  readonly permeability: number;
  /** In mm. */
  readonly thickness: number;
}

/**
 * Returns the oxygen transmissibility of a contact lens: Dk/t in 10⁻⁹, to a tenth
 * (docs/specification/optics.md#optics-31).
 */
export const oxygenTransmissibility = ({ permeability, thickness }: OxygenFigures): number =>
  Math.round(permeability / thickness) / 10;

/** How much ultraviolet light a lens blocks, in percent. */
export interface UvBlocked {
  readonly uva: number;
  readonly uvb: number;
}

/**
 * Returns the class of a UV filter, or null if it blocks too little. Sources differ on the UVA of class 2
 * (docs/specification/optics.md#optics-33).
 */
export function uvClass({ uva, uvb }: UvBlocked): 1 | 2 | null {
  if (uva >= 90 && uvb >= 99) return 1;
  return uva >= 50 && uvb >= 95 ? 2 : null;
}

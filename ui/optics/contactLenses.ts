interface Supplied {
  readonly packs: number;
  /** Lenses in a pack. */
  readonly packSize: number;
  /** For how many days a lens is worn: 1, 14, 30. */
  readonly period: number;
  /** How many eyes share the packs. */
  readonly eyes?: 1 | 2;
  /** On how many days of a week lenses are worn; only those for one day last longer for it. */
  readonly wearDays?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
}

export interface LensSupply {
  readonly lensesPerEye: number;
  readonly days: number;
}

const week = 7;

/** How long contact lenses last (docs/specification/optics.md#optics-38). */
export function lensSupply({ packs, packSize, period, eyes = 2, wearDays = week }: Supplied): LensSupply {
  const lensesPerEye = Math.floor((packs * packSize) / eyes);
  const days = period === 1 ? Math.floor((lensesPerEye * week) / wearDays) : lensesPerEye * period;
  return { lensesPerEye, days };
}

export interface LensMaterial {
  /** In percent. */
  readonly water: number;
  readonly isIonic: boolean;
  readonly isSilicone: boolean;
}

/** The FDA's groups of soft lens materials: I to IV by half water and charge, V for silicone hydrogels. */
export function materialGroup({ water, isIonic, isSilicone }: LensMaterial): 1 | 2 | 3 | 4 | 5 {
  if (isSilicone) return 5;
  if (water > 50) return isIonic ? 4 : 2;
  return isIonic ? 3 : 1;
}

/** What a material lets through, and how thick the lens is in the middle at -3.00 D. */
export interface OxygenFigures {
  /** Permeability, Dk in 10⁻¹¹. */
  readonly permeability: number;
  /** In mm. */
  readonly thickness: number;
}

/** How much oxygen passes a contact lens: Dk/t in 10⁻⁹, to a tenth. */
export const oxygenTransmissibility = ({ permeability, thickness }: OxygenFigures): number =>
  Math.round(permeability / thickness) / 10;

/** What a lens keeps back of each kind of ultraviolet light, in percent. */
export interface UvBlocked {
  readonly uva: number;
  readonly uvb: number;
}

/** The class of a UV filter; null for what blocks too little to be called one. Sources differ on the UVA of class 2. */
export function uvClass({ uva, uvb }: UvBlocked): 1 | 2 | null {
  if (uva >= 90 && uvb >= 99) return 1;
  return uva >= 50 && uvb >= 95 ? 2 : null;
}

/** A purchase of contact lenses. */
interface SupplyInput {
  readonly packs: number;
  /** Lenses in a pack. */
  readonly packSize: number;
  /** The replacement period in days: 1, 14 or 30. */
  readonly period: number;
  /** The number of eyes that the packs are for. @default 2 */
  readonly eyes?: 1 | 2;
  /** The number of days per week on which lenses are worn. Only daily lenses last longer if worn less. @default 7 */
  readonly wearDays?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
}

/** How long a purchase of contact lenses lasts. */
export interface LensSupply {
  readonly lensesPerEye: number;
  /** In calendar days. */
  readonly days: number;
}

const daysPerWeek = 7;

/**
 * Returns how long contact lenses last. Lenses per eye = packs × pack size ÷ eyes; days = lenses per eye × period, for
 * daily lenses × 7 ÷ days worn per week. Rounded down (docs/specification/optics.md#optics-38).
 */
export function lensSupply({ packs, packSize, period, eyes = 2, wearDays = daysPerWeek }: SupplyInput): LensSupply {
  const lensesPerEye = Math.floor((packs * packSize) / eyes);
  const days = period === 1 ? Math.floor((lensesPerEye * daysPerWeek) / wearDays) : lensesPerEye * period;
  return { lensesPerEye, days };
}

/** The material of a soft contact lens. */
export interface LensMaterial {
  /** Water content in percent. */
  readonly water: number;
  /** Whether the material carries an electric charge, which attracts deposits. */
  readonly isIonic: boolean;
  /** Whether it is a silicone hydrogel. */
  readonly isSilicone: boolean;
}

/**
 * Returns the FDA group of a soft lens material: 1 low water, non-ionic; 2 high water, non-ionic; 3 low water, ionic; 4
 * high water, ionic; 5 silicone hydrogel. High is above 50 % water (docs/specification/optics.md#optics-32).
 */
export function materialGroup({ water, isIonic, isSilicone }: LensMaterial): 1 | 2 | 3 | 4 | 5 {
  if (isSilicone) return 5;
  if (water > 50) return isIonic ? 4 : 2;
  return isIonic ? 3 : 1;
}

/** The figures that oxygen transmissibility is calculated from. */
export interface OxygenFigures {
  /** The oxygen permeability of the material: Dk in units of 10⁻¹¹. */
  readonly permeability: number;
  /** The centre thickness of the lens at -3.00 dioptres, in mm. */
  readonly thickness: number;
}

/**
 * Returns the oxygen transmissibility of a contact lens in units of 10⁻⁹, rounded to tenths: Dk/t = Dk ÷ (10 × centre
 * thickness in mm) (docs/specification/optics.md#optics-31).
 */
export const oxygenTransmissibility = ({ permeability, thickness }: OxygenFigures): number =>
  Math.round(permeability / thickness) / 10;

/** How much ultraviolet light a lens blocks, in percent. */
export interface UvBlocked {
  readonly uva: number;
  readonly uvb: number;
}

/**
 * Returns the class of a UV filter, or null if it blocks too little. Class 1 blocks at least 90 % of UVA and 99 % of UVB;
 * class 2 at least 50 % and 95 %. Sources differ on the UVA of class 2 (docs/specification/optics.md#optics-33).
 */
export function uvClass({ uva, uvb }: UvBlocked): 1 | 2 | null {
  if (uva >= 90 && uvb >= 99) return 1;
  return uva >= 50 && uvb >= 95 ? 2 : null;
}

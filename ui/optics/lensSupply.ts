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

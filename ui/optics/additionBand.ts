export const additionBands = ["low", "medium", "high"] as const;
export type AdditionBand = (typeof additionBands)[number];

/** The band of a multifocal contact lens that an addition in dioptres belongs to, where lenses are made by bands. */
export function additionBand(addition: number): AdditionBand {
  if (addition < 1.5) return "low";
  return addition <= 2 ? "medium" : "high";
}

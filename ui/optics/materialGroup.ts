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

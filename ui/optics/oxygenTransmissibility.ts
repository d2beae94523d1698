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

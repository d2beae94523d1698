/** The ground of every picture, from red to blue (docs/decisions/product.md#decision-31). */
export const paper = [0xf4, 0xf2, 0xee] as const;

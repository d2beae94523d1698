import type { Tint } from "./frame.ts";

/** What a tinted lens looks like in studio light: its colour and how much it hides, above, in the middle and below. */
export type TintedGlass = readonly [above: Shade, middle: Shade, below: Shade];
type Shade = readonly [color: string, opacity: number];

const plain = (above: string, middle: string, below: string): TintedGlass => [
  [above, 0.96],
  [middle, 0.94],
  [below, 0.9],
];

/** How each tint is drawn. */
export const tintedGlass: Readonly<Record<Tint, TintedGlass>> = {
  grey: plain("#24272b", "#33373c", "#454a50"),
  brown: plain("#37210f", "#4e3119", "#654325"),
  green: plain("#1c2a22", "#2a3b30", "#3c4f43"),
  "grey-gradient": [
    ["#26292d", 0.95],
    ["#4a4f55", 0.78],
    ["#8d9399", 0.42],
  ],
  "brown-gradient": [
    ["#3f2610", 0.95],
    ["#744b26", 0.78],
    ["#b98c5c", 0.45],
  ],
};

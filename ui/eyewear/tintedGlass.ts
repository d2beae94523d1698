import type { Tint } from "./frame.ts";

/** The colour and opacity of a lens in studio light, at its top, middle and bottom. */
export type TintedGlass = readonly [above: Shade, middle: Shade, below: Shade];
type Shade = readonly [color: string, opacity: number];

const plain = (above: string, middle: string, below: string): TintedGlass => [
  [above, 0.96],
  [middle, 0.94],
  [below, 0.9],
];

/** The colours of each tint. */
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
  "green-gradient": [
    ["#20301f", 0.95],
    ["#4c6142", 0.78],
    ["#93a583", 0.43],
  ],
  "silver-mirror": plain("#2b2f34", "#363b41", "#454b52"),
  "blue-mirror": plain("#1b2740", "#22324f", "#2d405f"),
  "gold-mirror": plain("#3f2b14", "#4f381b", "#614826"),
};

/** The reflection of each mirror coating: its colour and strength at the top, middle and bottom. */
export const mirrorCoatings: Readonly<Partial<Record<Tint, TintedGlass>>> = {
  "silver-mirror": [
    ["#e6ecef", 0.8],
    ["#a5aeb5", 0.5],
    ["#f0f4f5", 0.7],
  ],
  "blue-mirror": [
    ["#5c9fe8", 0.66],
    ["#2f62c4", 0.42],
    ["#79d3dd", 0.58],
  ],
  "gold-mirror": [
    ["#f2c766", 0.66],
    ["#c97a2f", 0.42],
    ["#e8b556", 0.56],
  ],
};

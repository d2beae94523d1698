import type { Picture } from "./productPictures.ts";
import type { Margins, PlacedThing } from "./scene.ts";
import { careLabel, frame, packLabel } from "./stillLife.ts";

interface Banner {
  readonly name: string;
  /** The most important things first, because narrow banners show only some. */
  readonly things: readonly PlacedThing[];
  /** Number of things that the narrow format shows. */
  readonly narrow: number;
  /** The height of the camera above the table, in degrees. */
  readonly height: number;
}

/** Leaves room for text on the left. */
const free: Margins = { left: 0.45, right: 0.06, top: 0.1, bottom: 0.14 };

/** Twice the size at which banners are shown. */
const sizes = {
  wide: { width: 2880, height: 840, exposures: 32 },
  narrow: { width: 1420, height: 500, exposures: 32 },
} as const;

const banners: readonly Banner[] = [
  {
    name: "new-frames",
    things: [
      frame("HL-NELA", { at: [-92, 40], turn: 24 }),
      frame("TR-KALINA", { at: [84, 66], turn: -16 }, "folded"),
      frame("OK-ROGALA", { at: [112, -84], turn: -20 }),
    ],
    narrow: 2,
    height: 19,
  },
  {
    name: "sunglasses",
    things: [
      frame("BZ-SKWAR", { at: [-88, 36], turn: 22 }),
      frame("ZT-KOTWICA", { at: [92, 54], turn: -14 }),
      frame("BZ-WYDMA", { at: [6, -150], turn: 4 }),
    ],
    narrow: 2,
    height: 17,
  },
  {
    name: "contact-lenses",
    things: [
      { kind: "lens-carton", label: packLabel("KR-DZIEN-PLUS-30"), at: [-60, 0], turn: 20 },
      { kind: "lens-carton", label: packLabel("PE-MIESIAC-6"), at: [66, -14], turn: -10 },
      { kind: "blister", label: packLabel("KR-DZIEN-PLUS-30"), cups: 2, open: 1, at: [44, 98], turn: -14 },
      { kind: "lens-carton", label: packLabel("TN-MIESIAC-3"), at: [170, 14], turn: -24 },
    ],
    narrow: 3,
    height: 17,
  },
  {
    name: "reading-glasses",
    things: [
      { kind: "guide", color: "moss", at: [-60, 10], turn: 26 },
      frame("LK-FRASZKA", { at: [-50, 34], turn: 24, lifted: 4.4 }, "folded"),
      { kind: "glasses-case", color: "rose", open: 0, at: [112, -30], turn: -18 },
      frame("LK-ESEJ", { at: [116, 76], turn: -12 }, "folded"),
    ],
    narrow: 3,
    height: 24,
  },
  {
    name: "titanium",
    things: [
      frame("OK-PROMIEN", { at: [-86, 44], turn: 26 }),
      frame("SD-SKALA", { at: [98, 60], turn: -18 }),
      frame("OK-OKTA", { at: [8, -160], turn: 4 }),
    ],
    narrow: 2,
    height: 18,
  },
  {
    name: "care",
    things: [
      { kind: "solution", label: careLabel("JZ-UNIWERSAL-360"), at: [-44, -30] },
      { kind: "lens-case", color: "sea", at: [-112, 40], turn: 18 },
      { kind: "drops", label: careLabel("JZ-KROPLE-10"), at: [20, 34] },
      { kind: "solution", label: careLabel("JZ-UNIWERSAL-100"), at: [62, -20] },
      { kind: "spray", label: careLabel("SK-SPRAY-30"), at: [128, 6] },
    ],
    narrow: 4,
    height: 12,
  },
  {
    name: "gift-cards",
    things: [
      { kind: "envelope", at: [-20, 0], turn: 18 },
      { kind: "gift-card", color: "moss", at: [4, 14], turn: -4, lifted: 1.1 },
      { kind: "gift-card", color: "plum", at: [108, -8], turn: -16 },
    ],
    narrow: 2,
    height: 40,
  },
];

/** Each banner in both formats. */
export const bannerPictures: readonly Picture[] = banners.flatMap(({ name, things, narrow, height }) => {
  const view = { turn: 0, height, free };
  return [
    { name: `banners/${name}/wide`, subject: name, shot: { ...sizes.wide, scene: { things, view } } },
    {
      name: `banners/${name}/narrow`,
      subject: name,
      shot: { ...sizes.narrow, scene: { things: things.slice(0, narrow), view } },
    },
  ];
});

import type { Picture } from "./productPictures.ts";
import type { Margins, PlacedThing, SceneView } from "./scene.ts";
import { careLabel, frame, packLabel } from "./stillLife.ts";

type Still = readonly [things: readonly PlacedThing[], view: Omit<SceneView, "free">];

const free: Margins = { left: 0.09, right: 0.09, top: 0.1, bottom: 0.1 };

/** Unusual views of products. */
const stills: readonly Still[] = [
  [[frame("BZ-SIERPIEN", { turn: 0 })], { turn: 38, height: 58 }],
  [[frame("HL-POLONINA", { turn: 0 })], { turn: -62, height: 7 }],
  [
    [
      frame("TR-JEZYNA", { at: [0, -78], turn: 28 }, "folded"),
      frame("HL-BRYZA", { at: [0, 0], turn: 28 }, "folded"),
      frame("TR-LIPA", { at: [0, 78], turn: 28 }, "folded"),
    ],
    { turn: 0, height: 56 },
  ],
  [[frame("MR-LUNA", { turn: 0 })], { turn: 152, height: 20 }],
  [
    [
      { kind: "glasses-case", color: "plum", open: 100, turn: -30 },
      frame("MR-MAJA", { at: [62, 66], turn: 24 }, "folded"),
    ],
    { turn: 0, height: 48 },
  ],
  [
    [frame("BZ-PLAZA", { at: [0, -70], turn: 30 }), frame("ZT-BOSMAN", { at: [0, 80], turn: -150 })],
    { turn: 16, height: 46 },
  ],
  [
    [
      { kind: "cloth", color: "slate", turn: 24 },
      frame("HL-JUTRZNIA", { at: [-4, 22], turn: -24, lifted: 7 }, "folded"),
    ],
    { turn: 0, height: 44 },
  ],
  [
    [
      { kind: "lens-carton", label: packLabel("KR-DZIEN-90"), turn: 30 },
      { kind: "lens-carton", label: packLabel("TN-JEDEN-SI-30"), lifted: 76, turn: 14, at: [-2, 0] },
      { kind: "lens-carton", label: packLabel("PE-MIESIAC-3"), lifted: 136, turn: 38, at: [4, 2] },
      { kind: "drops", label: careLabel("JZ-KROPLE-10"), at: [84, 34] },
    ],
    { turn: 0, height: 12 },
  ],
];

/** The photo feed, numbered from 1. */
export const feedPictures: readonly Picture[] = stills.map(([things, view], index) => ({
  name: `feed/${index + 1}`,
  subject: `feed-${index + 1}`,
  shot: { width: 900, height: 900, exposures: 32, scene: { things, view: { ...view, free } } },
}));

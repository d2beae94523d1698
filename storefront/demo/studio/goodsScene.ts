import type { CareLabel, Margins, PlacedThing, Scene, SceneView } from "./scene.ts";
import type { GoodsForm } from "@dioptra/ui/eyewear";

/** The margins of pictures of products, the same as for frames. */
export const productMargins: Margins = { left: 0.1, right: 0.1, top: 0.14, bottom: 0.13 };

const level = { turn: 0, height: 11 } as const;
const fromAbove = { turn: 0, height: 40 } as const;

type Arrangement = readonly [things: readonly PlacedThing[], view: Pick<SceneView, "turn" | "height">];

/** The arrangement of each kind of product. */
const arrangements: Readonly<Record<GoodsForm, (label: CareLabel) => Arrangement>> = {
  solution: (label) => [[{ kind: "solution", label }], level],
  peroxide: (label) => [
    [
      { kind: "solution", label, at: [-22, 0] },
      { kind: "peroxide-case", color: label.color, at: [34, 16] },
    ],
    level,
  ],
  drops: (label) => [
    [
      { kind: "care-carton", label, size: { width: 36, height: 76, depth: 36 }, at: [-36, -16], turn: 26 },
      { kind: "drops", label },
    ],
    level,
  ],
  vials: (label) => [
    [
      { kind: "care-carton", label, size: { width: 84, height: 62, depth: 30 }, at: [-14, -42], turn: 16 },
      { kind: "vials", at: [22, 22], turn: -16 },
    ],
    { turn: 0, height: 24 },
  ],
  spray: (label) => [[{ kind: "spray", label }], level],
  "lens-case": ({ color }) => [[{ kind: "lens-case", color, turn: -12 }], fromAbove],
  "glasses-case": ({ color }) => [[{ kind: "glasses-case", color, open: 72, turn: 20 }], { turn: 0, height: 26 }],
  cloth: ({ color }) => [[{ kind: "cloth", color, turn: -14 }], fromAbove],
  "lens-package": () => [
    [
      { kind: "uncut-lens", at: [-37, 6], turn: 16 },
      { kind: "uncut-lens", at: [37, -6], turn: -10 },
    ],
    level,
  ],
  "gift-card": ({ color }) => [
    [
      { kind: "envelope", turn: 12 },
      { kind: "gift-card", color, turn: -7, lifted: 1.1, at: [6, 12] },
    ],
    { turn: 0, height: 52 },
  ],
  guide: ({ color }) => [[{ kind: "guide", color, turn: 12 }], { turn: 0, height: 52 }],
};

/** Returns the scene of one product. */
export function goodsScene(form: GoodsForm, label: CareLabel): Scene {
  const [things, view] = arrangements[form](label);
  return { things, view: { ...view, free: productMargins } };
}

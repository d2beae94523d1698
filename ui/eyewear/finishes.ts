import type { Finish, FrameMaterial } from "./frame.ts";

/**
 * The look of acetate: one colour, tortoiseshell (`havana`), transparent (`crystal`) or a gradient. The colours are those
 * of the material in studio light, not roles of the page.
 */
export type Acetate =
  | { readonly kind: "solid"; readonly color: string }
  | { readonly kind: "havana"; readonly color: string; readonly patches: readonly [middle: string, dark: string] }
  | { readonly kind: "crystal"; readonly color: string; readonly edge: string; readonly opacity: number }
  | { readonly kind: "gradient"; readonly color: string; readonly below: string; readonly edge: string };

/** The light, middle and dark colour of polished or lacquered metal. */
export interface Wire {
  readonly light: string;
  readonly color: string;
  readonly dark: string;
}

/** The colours of a finish. */
export interface Look {
  readonly acetate: Acetate;
  readonly wire: Wire;
  /** The metal of rivets, screws and other parts beside acetate. */
  readonly fittings: Wire;
  /** The temple tips of a metal frame, in shade and in light. */
  readonly tips: readonly [dark: string, color: string];
}

const gold: Wire = { light: "#f7e6b4", color: "#c9a35a", dark: "#86642c" };
const silver: Wire = { light: "#fbfcfc", color: "#b3b8ba", dark: "#6b7174" };
const roseGold: Wire = { light: "#f9dccb", color: "#d09e86", dark: "#8f5f4a" };
const gunmetal: Wire = { light: "#a9adb1", color: "#5b5f64", dark: "#2d3034" };

const lacquer = (light: string, color: string, dark: string): Wire => ({ light, color, dark });

/** The colours of each finish, on acetate and on metal. */
export const looks: Readonly<Record<Finish, Look>> = {
  black: {
    acetate: { kind: "solid", color: "#18181a" },
    wire: lacquer("#6d6f73", "#232427", "#0b0b0d"),
    fittings: silver,
    tips: ["#0d0d0f", "#2c2d30"],
  },
  navy: {
    acetate: { kind: "solid", color: "#1c2f55" },
    wire: lacquer("#6f84ad", "#253a63", "#101c36"),
    fittings: silver,
    tips: ["#101c36", "#253a63"],
  },
  bottle: {
    acetate: { kind: "solid", color: "#1b4535" },
    wire: lacquer("#6c9a86", "#22503e", "#0e2a20"),
    fittings: gold,
    tips: ["#0e2a20", "#22503e"],
  },
  wine: {
    acetate: { kind: "solid", color: "#5c1526" },
    wire: lacquer("#b06a79", "#6a1c2e", "#360a15"),
    fittings: gold,
    tips: ["#360a15", "#6a1c2e"],
  },
  sky: {
    acetate: { kind: "crystal", color: "#86b0d0", edge: "#4d7795", opacity: 0.72 },
    wire: lacquer("#dcebf5", "#84abc9", "#4a708d"),
    fittings: silver,
    tips: ["#4a708d", "#8fb6d3"],
  },
  honey: {
    acetate: { kind: "havana", color: "#d99a3c", patches: ["#b8701f", "#7e4512"] },
    wire: lacquer("#f0c988", "#b97a2e", "#74460f"),
    fittings: gold,
    tips: ["#7e4512", "#c98a3d"],
  },
  havana: {
    acetate: { kind: "havana", color: "#b8691c", patches: ["#6b3310", "#241008"] },
    wire: lacquer("#c08f5c", "#6b3d18", "#331a08"),
    fittings: gold,
    tips: ["#241008", "#8a4a17"],
  },
  "grey-havana": {
    acetate: { kind: "havana", color: "#b4b2ac", patches: ["#6a6b6e", "#232428"] },
    wire: lacquer("#c9cacb", "#77797c", "#3c3e42"),
    fittings: silver,
    tips: ["#232428", "#77797c"],
  },
  crystal: {
    acetate: { kind: "crystal", color: "#f4f6f6", edge: "#767d7c", opacity: 0.3 },
    wire: silver,
    fittings: silver,
    tips: ["#9aa3a1", "#d5dbd9"],
  },
  "rose-crystal": {
    acetate: { kind: "crystal", color: "#e9afa3", edge: "#a8685c", opacity: 0.62 },
    wire: roseGold,
    fittings: roseGold,
    tips: ["#a8685c", "#e2ada1"],
  },
  "smoke-gradient": {
    acetate: { kind: "gradient", color: "#26282c", below: "#d9dcde", edge: "#85898c" },
    wire: gunmetal,
    fittings: silver,
    tips: ["#26282c", "#6f7478"],
  },
  gold: {
    acetate: { kind: "crystal", color: "#dcb877", edge: "#8e6a2c", opacity: 0.85 },
    wire: gold,
    fittings: gold,
    tips: ["#2a1409", "#a3601f"],
  },
  silver: {
    acetate: { kind: "crystal", color: "#c3c8ca", edge: "#70777a", opacity: 0.85 },
    wire: silver,
    fittings: silver,
    tips: ["#2b2d30", "#63676b"],
  },
  "rose-gold": {
    acetate: { kind: "crystal", color: "#dca68f", edge: "#96604b", opacity: 0.85 },
    wire: roseGold,
    fittings: roseGold,
    tips: ["#3a1a10", "#a5623f"],
  },
  gunmetal: {
    acetate: { kind: "solid", color: "#4a4e53" },
    wire: gunmetal,
    fittings: gunmetal,
    tips: ["#17181a", "#3a3d41"],
  },
};

/** Returns the colours of a temple end, in shade and in light: the acetate of the front, or the tips of a metal frame. */
export function templeShades(
  { acetate, wire, tips }: Look,
  front: "acetate" | "metal",
): readonly [dark: string, color: string] {
  if (front === "metal") return tips;
  if (acetate.kind === "havana") return [acetate.patches[1], acetate.patches[0]];
  if (acetate.kind === "crystal") return [acetate.edge, acetate.color];
  return [wire.dark, acetate.color];
}

/** Returns a CSS background for a dot that represents a finish where a picture would be too small. */
export function finishBackground(finish: Finish, material: FrameMaterial): string {
  const { acetate, wire } = looks[finish];
  if (material === "metal" || material === "titanium")
    return `linear-gradient(135deg, ${wire.light}, ${wire.color} 60%)`;
  if (acetate.kind === "solid") return acetate.color;
  if (acetate.kind === "crystal") return `linear-gradient(135deg, white, ${acetate.color} 60%)`;
  if (acetate.kind === "gradient") return `linear-gradient(${acetate.color} 20%, ${acetate.below} 90%)`;
  const [middle, dark] = acetate.patches;
  return `conic-gradient(from 40deg, ${dark}, ${acetate.color} 18%, ${middle} 34%, ${acetate.color} 52%, ${dark} 70%, ${middle} 86%, ${dark})`;
}

import { media, vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";

export const card = style({
  padding: vars.space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
});

export const dial = style({ position: "relative", maxInlineSize: "360px", marginInline: "auto" });

/** Over the whole dial, so that touch screen readers find it there; the drawing below receives the presses. */
export const input = style({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  opacity: 0,
  pointerEvents: "none",
});

export const face = style({
  display: "block",
  inlineSize: "100%",
  cursor: "pointer",
  userSelect: "none",
  selectors: { [`:focus-visible + &`]: { outline: `2px solid ${vars.color.focus}` } },
});

/** The system's colours, because a drawing keeps its own, which the system's background may hide. */
const forced = (colours: { fill?: string; stroke?: string }) => ({ "@media": { [media.forcedColors]: colours } });

export const lens = style({
  fill: "none",
  stroke: vars.color.line,
  strokeWidth: 1.5,
  ...forced({ stroke: "GrayText" }),
});

export const scale = style({
  fill: "none",
  stroke: vars.color.ink,
  strokeWidth: 1,
  ...forced({ stroke: "CanvasText" }),
});

export const figure = style({
  fill: vars.color.inkMuted,
  fontSize: "11px",
  fontVariantNumeric: "tabular-nums",
  ...forced({ fill: "CanvasText" }),
});

export const hand = recipe({
  base: { strokeWidth: 2.5, strokeLinecap: "round" },
  variants: {
    state: {
      set: { stroke: vars.color.action, ...forced({ stroke: "Highlight" }) },
      unset: { stroke: vars.color.control, strokeDasharray: "3 5", ...forced({ stroke: "GrayText" }) },
    },
  },
});

export const pivot = style({ fill: vars.color.ink, stroke: "none", ...forced({ fill: "CanvasText" }) });

export const grip = style({ fill: vars.color.canvas, strokeDasharray: "none", ...forced({ fill: "Canvas" }) });

export const touch = style({
  fill: "transparent",
  touchAction: "none",
  cursor: "grab",
  ":active": { cursor: "grabbing" },
});

export const words = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: vars.space[3],
  overflowWrap: "anywhere",
  marginBlockStart: vars.space[3],
  fontWeight: vars.weight.title,
});

export const degrees = style({ fontSize: vars.text.lg, fontVariantNumeric: "tabular-nums" });

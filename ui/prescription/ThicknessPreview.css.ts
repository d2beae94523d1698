import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const section = style({ display: "block", inlineSize: "100%", marginBlockEnd: vars.space[3] });

export const glass = style({
  fill: vars.color.bandLens,
  stroke: vars.color.ink,
  strokeWidth: 1,
  vectorEffect: "non-scaling-stroke",
  strokeLinejoin: "round",
});

export const thickness = style({ fontSize: vars.text.sm });

export const measure = style({ fontWeight: vars.weight.title, fontVariantNumeric: "tabular-nums" });

export const estimate = style({ color: vars.color.inkMuted, fontSize: vars.text.xs });

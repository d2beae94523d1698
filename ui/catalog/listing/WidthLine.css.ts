import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const widthLine = style({
  position: "absolute",
  insetInline: 0,
  insetBlockStart: "68%",
  inlineSize: "100%",
  blockSize: "28px",
  overflow: "visible",
  color: vars.color.onStage,
});

export const line = style({ stroke: "currentColor", strokeWidth: 1, shapeRendering: "crispEdges" });

export const figure = style({
  fill: "currentColor",
  fontSize: vars.text.xs,
  fontWeight: vars.weight.label,
  fontVariantNumeric: "tabular-nums",
  textAnchor: "middle",
});

import { style } from "@vanilla-extract/css";

export const drawing = style({ display: "block", inlineSize: "100%", overflow: "visible" });

export const outline = style({
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.5,
  vectorEffect: "non-scaling-stroke",
});

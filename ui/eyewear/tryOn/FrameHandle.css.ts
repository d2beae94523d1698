import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const handle = style({ touchAction: "none", cursor: "grab", outline: "none" });

export const target = style({
  fill: "transparent",
  stroke: "transparent",
  strokeWidth: 2,
  vectorEffect: "non-scaling-stroke",
  selectors: { [`${handle}:focus-visible > &`]: { stroke: vars.color.focus } },
});

import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

/** In an upper corner of the picture, opposite the 3D button. */
export const open = style({
  position: "absolute",
  insetBlockStart: vars.space[3],
  insetInlineEnd: vars.space[3],
  borderRadius: vars.radius.pill,
  background: vars.color.canvas,
  color: vars.color.ink,
  forcedColorAdjust: "auto",
  "@media": { "(scripting: none)": { display: "none" } },
});

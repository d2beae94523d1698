import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

/** Lies over the picture and lets pointer events through. */
export const viewer = style({ position: "absolute", inset: 0, pointerEvents: "none" });

/** The 3D view receives pointer events. */
export const turned = style({ pointerEvents: "auto" });

export const offers = style({
  position: "absolute",
  insetBlockEnd: vars.space[4],
  insetInlineStart: vars.space[4],
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: vars.space[2],
  marginInlineEnd: vars.space[4],
  // The 3D view needs JavaScript.
  "@media": { "(scripting: none)": { display: "none" } },
  selectors: { "&[hidden]": { display: "none" } },
});

import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

/** Lies over the picture, and lets through what is not meant for it. */
export const viewer = style({ position: "absolute", inset: 0, pointerEvents: "none" });

/** What is turned takes what is meant for the picture. */
export const turned = style({ pointerEvents: "auto" });

export const offers = style({
  position: "absolute",
  insetBlockEnd: vars.space[4],
  insetInlineStart: vars.space[4],
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: vars.space[2],
  maxInlineSize: `calc(100% - 2 * ${vars.space[4]})`,
  // Without a script nothing turns.
  "@media": { "(scripting: none)": { display: "none" } },
  selectors: { "&[hidden]": { display: "none" } },
});

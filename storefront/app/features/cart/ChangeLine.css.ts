import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

/** Links look like the buttons beside them. */
export const ways = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space[4],
  rowGap: vars.space[1],
  color: vars.color.ink,
  fontWeight: vars.weight.label,
});

export const note = style({ flexBasis: "100%", color: vars.color.inkMuted, fontWeight: vars.weight.text });

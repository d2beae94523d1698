import { media, vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const confirmation = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[1]} ${vars.space[2]}`,
});

/** A legend is laid out by its own rules, unless it floats. */
export const question = style({
  marginBlockEnd: vars.space[1],
  fontSize: vars.text.sm,
  fontWeight: vars.weight.label,
  "@media": {
    [media.tablet]: { float: "inline-start", marginBlockEnd: 0, marginInlineEnd: vars.space[2] },
  },
});

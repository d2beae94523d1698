import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const chips = style({
  display: "flex",
  justifyContent: "center",
  marginBlockStart: vars.space[4],
  color: vars.color.ink,
});

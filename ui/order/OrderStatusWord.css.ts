import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const word = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[2],
  fontWeight: vars.weight.label,
});

import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const share = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[1]} ${vars.space[4]}`,
  minBlockSize: vars.size.compact,
  fontSize: vars.text.sm,
});

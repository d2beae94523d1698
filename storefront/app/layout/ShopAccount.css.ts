import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const content = style({
  display: "grid",
  alignContent: "start",
  gap: vars.space[6],
  paddingBlock: vars.space[4],
});

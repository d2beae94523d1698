import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const shelf = style({
  inlineSize: "100%",
  maxInlineSize: vars.layout.page,
  marginInline: "auto",
  paddingInline: vars.layout.margin,
  paddingBlockStart: vars.space[16],
});

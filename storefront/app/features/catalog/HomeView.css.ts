import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const shelf = style({
  inlineSize: "100%",
  maxInlineSize: vars.layout.page,
  marginInline: "auto",
  paddingInline: vars.layout.margin,
  paddingBlockStart: vars.space[16],
  scrollMarginBlockStart: vars.space[4],
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: vars.space[3],
  marginBlockEnd: vars.space[8],
});

export const count = style({ color: vars.color.inkMuted });

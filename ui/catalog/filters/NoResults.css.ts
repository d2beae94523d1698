import { vars } from "@dioptra/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

export const chips = style({
  marginBlockStart: vars.space[4],
  color: vars.color.ink,
});

globalStyle(`${chips} > ul`, { justifyContent: "center" });

export const measures = style({ marginBlockStart: vars.space[3], fontSize: vars.text.sm });

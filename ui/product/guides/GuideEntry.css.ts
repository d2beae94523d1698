import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const recognise = style({ marginBlockStart: vars.space[2], lineHeight: vars.leading.text });

export const why = style({
  marginBlockStart: vars.space[2],
  color: vars.color.inkMuted,
  lineHeight: vars.leading.text,
});

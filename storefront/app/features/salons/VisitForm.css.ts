import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

/** The words above the form, and its refusals. */
export const lead = style({ maxInlineSize: vars.layout.measure, color: vars.color.inkMuted });

/** The nearest free times. */
export const nearest = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[3],
  marginBlockStart: vars.space[3],
});

import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const panel = style({ display: "grid", gap: vars.space[3] });

export const text = style({ maxInlineSize: vars.layout.measure });

export const line = style({ display: "grid", gap: vars.space[3] });

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[4],
  selectors: { "&:empty": { display: "none" } },
});

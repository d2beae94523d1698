import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const problems = style({ display: "grid", gap: vars.space[2] });

/** What is wrong, and what can be done about it. */
export const obstacle = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[2]} ${vars.space[4]}`,
  selectors: { "&:focus": { outlineOffset: "4px" } },
});

import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const problems = style({ display: "grid", gap: vars.space[2] });

/** A problem and the actions that resolve it. */
export const problem = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[2]} ${vars.space[4]}`,
  selectors: { "&:focus": { outlineOffset: "4px" } },
});

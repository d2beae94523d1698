import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const parts = style({ display: "grid", gap: vars.space[8] });

export const part = style({
  display: "grid",
  gap: vars.space[6],
  selectors: { "& + &": { paddingBlockStart: vars.space[8], borderBlockStart: `1px solid ${vars.color.line}` } },
});

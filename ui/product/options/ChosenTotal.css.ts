import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const total = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: vars.space[4],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.ink}`,
  fontSize: vars.text.lg,
  fontWeight: vars.weight.label,
});

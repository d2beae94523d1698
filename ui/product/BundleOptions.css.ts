import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const bundle = style({ display: "grid", gap: vars.space[6] });

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const total = style({
  display: "flex",
  justifyContent: "space-between",
  gap: vars.space[4],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.ink}`,
  fontSize: vars.text.lg,
  fontWeight: vars.weight.label,
});

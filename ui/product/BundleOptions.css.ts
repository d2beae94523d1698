import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const bundle = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[6] });

/** Lines part the products; the last of them stands above that of the total. */
export const rows = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: vars.space[4],
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.line}` } },
});

export const price = style({ marginInlineStart: "auto", fontWeight: vars.weight.label });

export const total = style({
  display: "flex",
  justifyContent: "space-between",
  gap: vars.space[4],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.ink}`,
  fontSize: vars.text.lg,
  fontWeight: vars.weight.label,
});

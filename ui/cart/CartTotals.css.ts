import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";

export const totals = recipe({
  base: { fontSize: vars.text.sm, fontVariantNumeric: "tabular-nums", overflowWrap: "anywhere" },
  variants: { pending: { true: { color: vars.color.inkMuted }, false: {} } },
});

export const row = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: vars.space[4],
  paddingBlock: "9px",
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.line}` } },
});

/** Amounts never shrink: the label beside them wraps instead. */
export const amount = style({ flex: "none", fontWeight: vars.weight.title });

/** The ink rule above the total, as below a column of figures. */
export const total = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "baseline",
  columnGap: vars.space[4],
  paddingBlock: `${vars.space[4]} 9px`,
  borderBlockStart: `1px solid ${vars.color.ink}`,
  fontSize: vars.text.lg,
  fontWeight: vars.weight.label,
});

export const totalAmount = style({ fontSize: vars.text.xl, letterSpacing: "-.015em" });

/** Words in place of an amount that is being calculated again. Unlike an amount, they wrap. */
export const open = style({
  textAlign: "end",
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.text,
  letterSpacing: "normal",
});

/** A total that is being calculated again: its label keeps its width. */
export const openTotal = style({ gridTemplateColumns: "auto minmax(0, 1fr)" });

export const tax = style({
  gridColumn: 1,
  color: vars.color.inkMuted,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.text,
  lineHeight: 1.4,
});

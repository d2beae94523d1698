import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const ledger = style({
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  overflow: "hidden",
  fontSize: vars.text.sm,
  fontVariantNumeric: "tabular-nums",
});

export const picture = style({ display: "grid" });

export const body = style({ padding: vars.space[6] });

export const head = style({
  display: "flex",
  justifyContent: "space-between",
  gap: vars.space[4],
  alignItems: "start",
});

export const name = style({ fontSize: vars.text.lg, fontWeight: vars.weight.title, overflowWrap: "anywhere" });

export const rows = style({ marginBlockStart: vars.space[4] });

export const row = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: vars.space[4],
  paddingBlock: vars.space[3],
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.line}` } },
});

export const note = style({ display: "block", color: vars.color.inkMuted, fontSize: vars.text.xs });

/** Amounts never shrink: the label beside them wraps instead. */
export const price = style({ flex: "none", fontWeight: vars.weight.label });

/** The ink rule above the total, as below a column of figures. */
export const total = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: vars.space[4],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.ink}`,
  fontSize: vars.text.lg,
  fontWeight: vars.weight.label,
});

export const totalPrice = style({ flex: "none", fontSize: vars.text.xl, letterSpacing: "-.015em" });

export const delivery = style({
  display: "grid",
  gridTemplateColumns: "20px minmax(0, 1fr)",
  gap: vars.space[3],
  marginBlockStart: vars.space[4],
});

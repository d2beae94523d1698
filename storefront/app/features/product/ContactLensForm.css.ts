import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const form = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[4] });

/** The price of one lens and one day, with the price above it. */
export const unitPrices = style({ fontSize: vars.text.sm, fontVariantNumeric: "tabular-nums" });

export const hint = style({ fontSize: vars.text.sm, color: vars.color.inkMuted });

export const summary = style({
  display: "grid",
  gap: vars.space[2],
  padding: vars.space[4],
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
});

const row = { display: "flex", flexWrap: "wrap", justifyContent: "space-between", columnGap: vars.space[4] } as const;

/** The number of bundles, beside its label. */
export const count = style({
  ...row,
  alignItems: "center",
  fontWeight: vars.weight.label,
});

export const title = style({ fontSize: vars.text.md });

export const total = style({ ...row, fontWeight: vars.weight.title });

export const supply = style({ ...row, fontSize: vars.text.sm, color: vars.color.inkMuted });

export const alert = style({ selectors: { "&:empty": { display: "none" } } });

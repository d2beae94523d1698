import { media, vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const review = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[6] });

export const facts = style({
  display: "grid",
  gap: vars.space[6],
  gridTemplateColumns: "minmax(0, 1fr)",
  fontSize: vars.text.sm,
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const part = style({ minInlineSize: 0, overflowWrap: "anywhere" });

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: vars.space[3],
  marginBlockEnd: vars.space[2],
  fontSize: vars.text.sm,
});

export const title = style({ fontSize: vars.text.sm, fontWeight: vars.weight.label });

export const muted = style({ color: vars.color.inkMuted });

export const legal = style({ display: "grid", gap: vars.space[2], color: vars.color.inkMuted, fontSize: vars.text.sm });

/**
 * Keeps lines, totals and button next to each other, with nothing in between (docs/decisions/product.md#decision-10).
 */
export const order = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[4],
  paddingBlockStart: vars.space[6],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

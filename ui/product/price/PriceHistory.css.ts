import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const reason = style({
  marginBlockStart: vars.space[3],
  color: vars.color.inkMuted,
  maxInlineSize: vars.layout.measure,
  lineHeight: vars.leading.text,
});

/** Prices beside the chart, dates below it. */
export const plot = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: vars.space[3],
  rowGap: vars.space[2],
  marginBlock: `${vars.space[6]} ${vars.space[3]}`,
  fontSize: vars.text.xs,
  fontVariantNumeric: "tabular-nums",
});

export const drawing = style({
  inlineSize: "100%",
  blockSize: "148px",
  borderBlockEnd: `1px solid ${vars.color.line}`,
  overflow: "visible",
  fill: "none",
});

export const steps = style({ stroke: vars.color.ink, strokeWidth: 2, strokeLinejoin: "round" });

export const window = style({ stroke: vars.color.sale, strokeWidth: 1, strokeDasharray: "2 3" });

const ends = style({ display: "flex", justifyContent: "space-between", color: vars.color.inkMuted });

export const prices = style([ends, { flexDirection: "column", textAlign: "end" }]);

/** A single price is aligned with its line. */
export const price = style([ends, { alignItems: "center" }]);

export const days = style([ends, { columnGap: vars.space[4] }]);

export const key = style({
  display: "flex",
  alignItems: "baseline",
  gap: vars.space[2],
  fontSize: vars.text.sm,
  fontVariantNumeric: "tabular-nums",
});

/** The same dashes as the window in the chart. */
export const dash = style({
  flex: "none",
  inlineSize: vars.space[6],
  borderBlockStart: `1px dashed ${vars.color.sale}`,
  transform: "translateY(-.3em)",
});

export const all = style({ marginBlockStart: vars.space[3], fontSize: vars.text.sm });

export const summary = style({
  inlineSize: "fit-content",
  minBlockSize: vars.size.compact,
  paddingBlock: vars.space[3],
  lineHeight: "20px",
  textDecoration: "underline",
  textUnderlineOffset: ".2em",
  cursor: "pointer",
});

export const table = style({ inlineSize: "100%", borderCollapse: "collapse", fontVariantNumeric: "tabular-nums" });

const cell = style({
  paddingBlock: "10px",
  paddingInline: `0 ${vars.space[4]}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: "start",
  verticalAlign: "baseline",
});

export const head = style([cell, { color: vars.color.inkMuted, fontWeight: vars.weight.text }]);

export const when = style([cell, { fontWeight: vars.weight.text }]);

export const amount = style([cell, { paddingInlineEnd: 0, textAlign: "end" }]);

export const note = style({ display: "block", color: vars.color.inkMuted, fontSize: vars.text.xs });

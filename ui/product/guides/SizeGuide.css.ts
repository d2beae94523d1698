import { media, vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const guide = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[12] });

/** Text on one side, the figure it is about on the other. */
export const part = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[6],
  paddingBlockStart: vars.space[6],
  borderBlockStart: `1px solid ${vars.color.line}`,
  "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)", gap: vars.space[12] } },
});

export const text = style({
  marginBlockStart: vars.space[3],
  color: vars.color.inkMuted,
  maxInlineSize: vars.layout.measure,
});

export const mark = style({ fontSize: vars.text["2xl"], fontWeight: vars.weight.label, lineHeight: 1.2 });

export const figures = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: vars.space[4],
  maxInlineSize: "28rem",
  marginBlockStart: vars.space[4],
  fontSize: vars.text.sm,
});

const cell = style({ paddingBlock: "10px", borderBlockStart: `1px solid ${vars.color.line}`, margin: 0 });

export const figure = style([cell, { fontWeight: vars.weight.title, fontVariantNumeric: "tabular-nums" }]);

export const meaning = style([cell, { color: vars.color.inkMuted }]);

export const field = style({ maxInlineSize: "20rem" });

export const overlaid = style({
  containerType: "inline-size",
  maxInlineSize: "640px",
  marginBlockStart: vars.space[6],
});

export const whose = style({ color: vars.color.inkMuted, fontSize: vars.text.sm, textAlign: "center" });

export const caption = style({ color: vars.color.inkMuted, fontSize: vars.text.sm });

export const words = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[1],
  fontSize: vars.text.sm,
});

export const verdict = style({
  marginBlockStart: vars.space[4],
  fontSize: vars.text.md,
  fontWeight: vars.weight.label,
});

export const row = style({ color: vars.color.inkMuted, fontVariantNumeric: "tabular-nums" });

export const frames = style({ marginBlockStart: vars.space[4] });

export const sliderLabel = style({
  display: "block",
  fontSize: vars.text.sm,
  fontWeight: vars.weight.title,
});

export const slider = style({
  inlineSize: "100%",
  maxInlineSize: "20rem",
  blockSize: vars.size.compact,
  margin: 0,
  accentColor: vars.color.ink,
});

/** Never scaled down, even if it is wider than the page. */
const trueSize = { display: "block", maxInlineSize: "none" } as const;

export const frame = style(trueSize);

export const card = style({
  ...trueSize,
  marginBlock: vars.space[4],
  overflow: "visible",
  fill: "none",
  stroke: vars.color.ink,
  strokeWidth: ".3px",
});

/** On a small phone, a large card is cut off at the side. Its length is enough to compare it with a real one. */
export const cardSpace = style({
  overflowX: "clip",
  // Leaves room for half of the card's line.
  marginInline: "-1px",
  paddingInline: "1px",
});

export const scroll = style({ overflowX: "auto", paddingBlock: vars.space[3] });

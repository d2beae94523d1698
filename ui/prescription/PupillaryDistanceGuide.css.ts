import { media, vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const part = style({ marginBlockStart: vars.space[6] });

export const title = style({ marginBlockEnd: vars.space[2] });

export const text = style({
  maxInlineSize: vars.layout.measure,
  marginBlockEnd: vars.space[4],
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
});

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: vars.space[4],
  marginBlockStart: vars.space[4],
});

/** True-to-scale drawings are never shrunk: they scroll. */
export const sheet = style({
  maxInlineSize: "100%",
  marginBlockStart: vars.space[4],
  paddingBlock: vars.space[2],
  overflow: "auto",
});

export const drawing = style({ maxInlineSize: "none", userSelect: "none", touchAction: "pan-y", cursor: "ew-resize" });

export const upright = style({ maxInlineSize: "none", userSelect: "none", touchAction: "none", cursor: "ns-resize" });

export const paper = style({ fill: vars.color.surface, stroke: vars.color.control, strokeWidth: 1 });

export const chip = style({ fill: "none", stroke: vars.color.line, strokeWidth: 1.5 });

export const edge = style({ stroke: vars.color.action, strokeWidth: 2.5, strokeLinecap: "round" });

export const grip = style({ fill: vars.color.canvas, stroke: vars.color.action, strokeWidth: 2.5 });

export const ticks = style({ fill: "none", stroke: vars.color.ink, strokeWidth: 1 });

export const figure = style({ fill: vars.color.inkMuted, fontSize: "12px", fontVariantNumeric: "tabular-nums" });

export const slider = style({
  display: "block",
  inlineSize: "100%",
  maxInlineSize: "30rem",
  minBlockSize: vars.size.compact,
  margin: 0,
  accentColor: vars.color.ink,
  cursor: "pointer",
});

export const sliderLabel = style({ display: "block", fontSize: vars.text.sm, fontWeight: vars.weight.title });

export const steps = style({ display: "grid", gap: vars.space[3], maxInlineSize: vars.layout.measure });

export const step = style({ display: "grid", gridTemplateColumns: "2rem minmax(0, 1fr)", columnGap: vars.space[2] });

export const number = style({
  display: "grid",
  placeItems: "center",
  inlineSize: "1.75rem",
  blockSize: "1.75rem",
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.pill,
  fontSize: vars.text.sm,
  fontVariantNumeric: "tabular-nums",
});

export const result = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[4],
  marginBlockStart: vars.space[4],
  "@media": { [media.tablet]: { gap: vars.space[6] } },
});

export const measured = style({
  fontSize: vars.text.xl,
  fontWeight: vars.weight.title,
  fontVariantNumeric: "tabular-nums",
});

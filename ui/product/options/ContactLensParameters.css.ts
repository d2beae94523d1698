import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const form = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[6] });

/** Two columns where there is room, otherwise one. */
export const pair = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(15rem, 100%), 1fr))",
  gap: vars.space[6],
  alignItems: "start",
});

export const eye = style({
  minInlineSize: 0,
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.ink}`,
});

export const legend = style({
  float: "inline-start",
  inlineSize: "100%",
  display: "flex",
  alignItems: "baseline",
  gap: vars.space[3],
  paddingInline: 0,
  marginBlockEnd: vars.space[4],
});

export const letter = style({ fontSize: vars.text.xl, fontWeight: vars.weight.title, lineHeight: 1.1 });

export const fields = style({ clear: "both", display: "grid", gap: vars.space[4] });

export const facts = style({ display: "grid", gap: vars.space[2], margin: 0, fontSize: vars.text.sm });

export const fact = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: vars.space[3],
  paddingBlockEnd: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const factName = style({ color: vars.color.inkMuted });

export const factValue = style({ margin: 0, fontWeight: vars.weight.label, fontVariantNumeric: "tabular-nums" });

export const offers = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[2],
  minInlineSize: 0,
  marginBlockStart: vars.space[2],
});

export const boxes = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[3],
});

export const label = style({ fontSize: vars.text.sm, fontWeight: vars.weight.title });

export const supply = style({ color: vars.color.inkMuted, fontSize: vars.text.sm });

export const note = style({ fontSize: vars.text.sm, lineHeight: 1.45 });

export const news = style({ display: "block", selectors: { "&:empty": { display: "none" } } });

export const offersLegend = style({
  float: "inline-start",
  inlineSize: "100%",
  paddingInline: 0,
  fontSize: vars.text.sm,
});

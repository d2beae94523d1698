import { media, vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";
import { pageWidth } from "../layout/pageWidth.css.ts";

export const errorPage = style([
  pageWidth,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignContent: "center",
    justifyItems: "start",
    gap: vars.space[4],
    minBlockSize: "60vh",
    overflowWrap: "anywhere",
    hyphens: "auto",
    paddingBlock: vars.space[12],
    "@media": { [media.tablet]: { paddingBlock: vars.space[24] } },
  },
]);

/** A dimension line whose figure is the status code. */
export const drawing = style({
  inlineSize: "min(100%, 360px)",
  blockSize: "auto",
  marginBlockEnd: vars.space[4],
  color: vars.color.inkMuted,
});

export const figure = style({
  fill: vars.color.ink,
  stroke: "none",
  fontSize: "26px",
  fontWeight: vars.weight.label,
  fontVariantNumeric: "tabular-nums",
});

export const text = style({
  maxInlineSize: "46ch",
  fontSize: vars.text.lg,
  color: vars.color.inkMuted,
  textWrap: "pretty",
});

export const note = style({
  maxInlineSize: "46ch",
  fontSize: vars.text.sm,
  color: vars.color.inkMuted,
  overflowWrap: "anywhere",
});

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[2]} ${vars.space[6]}`,
  marginBlockStart: vars.space[4],
});

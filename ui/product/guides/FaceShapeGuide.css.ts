import { media, vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const faces = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `${vars.space[12]} ${vars.layout.gutter}`,
  "@media": { [media.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const face = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  gap: vars.space[6],
  paddingBlockStart: vars.space[6],
  borderBlockStart: `1px solid ${vars.color.line}`,
  "@media": { [media.tablet]: { gridTemplateColumns: "148px minmax(0, 1fr)" } },
});

export const drawing = style({ inlineSize: "148px", fill: "none", stroke: "currentColor" });

export const outline = style({ stroke: vars.color.control, strokeWidth: 1 });

export const fits = style({ marginBlockStart: vars.space[4], fontSize: vars.text.sm });

export const fit = style({ marginBlockStart: vars.space[2], color: vars.color.inkMuted });

/** Rows of links with the height of touch targets. */
export const frames = style({ display: "flex", flexWrap: "wrap", columnGap: vars.space[4], margin: 0 });

export const frame = style({
  display: "inline-flex",
  alignItems: "center",
  maxInlineSize: "100%",
  minBlockSize: vars.size.compact,
  overflowWrap: "anywhere",
});

export const action = style({ marginBlockStart: vars.space[4] });

import { media, vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const item = style({
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { "&:first-child": { borderBlockStart: `1px solid ${vars.color.line}` } },
});

export const summary = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: vars.space[4],
  minBlockSize: vars.size.primary,
  paddingBlock: vars.space[3],
  listStyle: "none",
  cursor: "pointer",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});

export const title = style({
  fontSize: vars.text.md,
  fontWeight: vars.weight.label,
  letterSpacing: 0,
  lineHeight: 1.4,
  overflowWrap: "anywhere",
  selectors: { [`${summary}:hover &`]: { textDecoration: "underline" } },
});

/** Turned over rather than round: a corner of a turning square would stick out of the page. */
export const sign = style({
  transition: `scale ${vars.duration.state} ${vars.easing.out}`,
  selectors: { "[open] > summary > &": { scale: "1 -1" } },
  "@media": { [media.reducedMotion]: { transition: "none" } },
});

export const content = style({
  maxInlineSize: vars.layout.measure,
  paddingBlock: `${vars.space[1]} ${vars.space[6]}`,
  overflowWrap: "break-word",
});

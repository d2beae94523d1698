import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const iconButton = style({
  position: "relative",
  display: "inline-grid",
  flex: "none",
  placeItems: "center",
  inlineSize: vars.size.compact,
  blockSize: vars.size.compact,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.pill,
  background: "none",
  color: "inherit",
  textDecoration: "none",
  cursor: "pointer",
  transition: `background-color ${vars.duration.state} ${vars.easing.out}`,
  selectors: { "&:hover": { background: vars.color.surface } },
});

/** Said by the form too: a pressed icon is filled. */
export const icon = style({ selectors: { "[aria-pressed='true'] > &": { fill: "currentColor" } } });

/** Lies over the icon, so that a count, known only in the browser, moves nothing when it comes. */
export const bubble = style({
  position: "absolute",
  insetBlockStart: "3px",
  // Around its own middle: a long one does not stick out over the page's edge.
  insetInlineStart: "31px",
  translate: "-50%",
  minInlineSize: "18px",
  paddingInline: "5px",
  borderRadius: vars.radius.pill,
  background: vars.color.action,
  color: vars.color.onAction,
  fontSize: ".6875rem",
  fontWeight: vars.weight.label,
  fontVariantNumeric: "tabular-nums",
  lineHeight: "18px",
  textAlign: "center",
  selectors: { "&:dir(rtl)": { translate: "50%" } },
  forcedColorAdjust: "none",
});

import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const cartLink = style({
  position: "relative",
  display: "inline-grid",
  flex: "none",
  placeItems: "center",
  inlineSize: vars.size.compact,
  blockSize: vars.size.compact,
  borderRadius: vars.radius.pill,
  selectors: { "&:hover": { background: vars.color.surface } },
});

/** Lies over the icon, so that the count, known only in the browser, moves nothing when it comes. */
export const bubble = style({
  position: "absolute",
  insetBlockStart: "3px",
  insetInlineStart: "22px",
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
  forcedColorAdjust: "none",
});

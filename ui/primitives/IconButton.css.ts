import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";
import { rightToLeft } from "./rightToLeft.ts";

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

/** The pressed state is shown by a filled icon, not by colour alone. */
export const icon = style({ selectors: { "[aria-pressed='true'] > &": { fill: "currentColor" } } });

/** Positioned over the icon: the count is known only in the browser, and nothing may move when it appears. */
export const bubble = style({
  position: "absolute",
  insetBlockStart: "3px",
  // Centred around its position, so that a long count stays within the page.
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
  selectors: { [rightToLeft]: { translate: "50%" } },
  forcedColorAdjust: "none",
});

import { style } from "@vanilla-extract/css";

export const mark = style({
  fontVariantNumeric: "tabular-nums lining-nums",
  letterSpacing: ".03em",
  wordSpacing: ".12em",
  whiteSpace: "nowrap",
});

/** The square between lens width and bridge, which the shop's typeface lacks. */
export const square = style({
  display: "inline-block",
  inlineSize: ".56em",
  blockSize: ".56em",
  marginInline: ".2em",
  border: "1px solid currentColor",
  verticalAlign: ".04em",
});

import { vars } from "@dioptra/tokens";
import { style, styleVariants } from "@vanilla-extract/css";
import { disabled } from "./FilterRow.css.ts";

export const tile = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: "2px",
  padding: `${vars.space[3]} 3px ${vars.space[2]}`,
  fontSize: vars.text.xs,
  lineHeight: 1.3,
  textAlign: "center",
  cursor: "pointer",
  selectors: { "&:has(:disabled)": disabled },
});

/** The checkbox is stretched to be the border of the tile. */
export const input = style({
  appearance: "none",
  position: "absolute",
  inset: 0,
  margin: 0,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.card,
  cursor: "inherit",
  selectors: {
    "&:enabled:hover": { borderColor: vars.color.ink },
    "&:checked": { border: `${vars.stroke.selection} solid ${vars.color.ink}` },
    "&:disabled": { borderColor: vars.color.line },
  },
});

const line = { maxInlineSize: "100%", fill: "none", stroke: "currentColor" } as const;

export const drawing = styleVariants({
  shape: { ...line, inlineSize: "72px", blockSize: "34px" },
  face: { ...line, inlineSize: "48px", blockSize: "60px" },
});

export const label = style({
  selectors: { ":checked ~ &": { fontWeight: vars.weight.label } },
});

export const count = style({
  marginBlockStart: "auto",
  color: vars.color.inkMuted,
  fontVariantNumeric: "tabular-nums",
});

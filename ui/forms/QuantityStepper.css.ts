import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const frame = style({
  display: "inline-flex",
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  background: vars.color.canvas,
  selectors: { "&:has([aria-invalid='true'])": { borderColor: vars.color.sale } },
});

// The border counts to the target's 44 px.
const inner = `calc(${vars.size.compact} - 2px)`;

export const step = style({
  display: "grid",
  placeItems: "center",
  inlineSize: vars.size.compact,
  blockSize: inner,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: "none",
  cursor: "pointer",
  selectors: {
    "&:hover": { background: vars.color.surface },
    "&[aria-disabled='true']": { color: vars.color.inkMuted, background: "none", cursor: "default" },
  },
});

export const icon = style({ inlineSize: "16px", blockSize: "16px" });
export const quantity = style({
  inlineSize: vars.size.compact,
  blockSize: inner,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: "none",
  fontVariantNumeric: "tabular-nums lining-nums",
  textAlign: "center",
});

/** What a reader of the screen hears when the quantity changes; to the eye it is empty unless something is wrong. */
export const news = style({ display: "block" });

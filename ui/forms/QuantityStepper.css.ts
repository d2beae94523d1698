import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const frame = style({
  display: "inline-flex",
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  background: vars.color.canvas,
  selectors: { "&:has([aria-invalid='true'])": { borderColor: vars.color.sale } },
});

/** 44 px high, over the frame's border, which counts to the target. */
const target = {
  blockSize: vars.size.compact,
  marginBlock: "-1px",
  padding: 0,
  borderWidth: "1px 0",
  borderStyle: "solid",
  borderColor: "transparent",
  backgroundClip: "padding-box",
} as const;

export const step = style({
  ...target,
  display: "grid",
  placeItems: "center",
  inlineSize: vars.size.compact,
  backgroundColor: "transparent",
  cursor: "pointer",
  selectors: {
    "&:hover": { backgroundColor: vars.color.surface },
    "&[aria-disabled='true']": { color: vars.color.inkMuted, backgroundColor: "transparent", cursor: "default" },
  },
});

export const icon = style({ inlineSize: "16px", blockSize: "16px" });

export const quantity = style({
  ...target,
  inlineSize: vars.size.compact,
  backgroundColor: "transparent",
  fontVariantNumeric: "tabular-nums lining-nums",
  textAlign: "center",
});

/** What a reader of the screen hears when the quantity changes; to the eye it is empty unless something is wrong. */
export const news = style({ display: "block" });

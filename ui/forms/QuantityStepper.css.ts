import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const frame = style({
  display: "inline-flex",
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  background: vars.color.canvas,
  selectors: { "&:has([aria-invalid='true'])": { borderColor: vars.color.sale } },
});

/** 44 px high: the touch target includes the frame's border. */
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

/** Three figures fit, also in large type. */
export const quantity = style({
  ...target,
  inlineSize: "4ch",
  minInlineSize: vars.size.compact,
  backgroundColor: "transparent",
  fontVariantNumeric: "tabular-nums lining-nums",
  textAlign: "center",
});

/** The live region for changes. Visible only while there is an error. */
export const status = style({ display: "block" });

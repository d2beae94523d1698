import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const frame = style({ position: "relative" });

/** Positioned over the end of the field; clicks pass through. */
export const unit = style({
  position: "absolute",
  insetBlock: 0,
  insetInlineEnd: "14px",
  display: "grid",
  alignItems: "center",
  color: vars.color.inkMuted,
  pointerEvents: "none",
});

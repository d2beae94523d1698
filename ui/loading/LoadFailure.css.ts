import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

/** Visible in a part that is hidden until its styles come, and pressable on a picture whose overlay lets presses through. */
export const loadFailure = style({
  padding: vars.space[3],
  borderRadius: vars.radius.control,
  background: vars.color.canvas,
  color: vars.color.ink,
  fontSize: vars.text.sm,
  visibility: "visible",
  pointerEvents: "auto",
});

export const retry = style({
  minBlockSize: vars.size.compact,
  padding: 0,
  border: 0,
  background: "none",
  textDecoration: "underline",
  textUnderlineOffset: "4px",
  cursor: "pointer",
});

import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

/** Readable and pressable also on a picture whose overlay lets pointer events through. */
export const loadFailure = style({
  padding: vars.space[3],
  borderRadius: vars.radius.control,
  background: vars.color.canvas,
  color: vars.color.ink,
  fontSize: vars.text.sm,
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

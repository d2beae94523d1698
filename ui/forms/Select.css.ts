import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const frame = style({ position: "relative" });

export const chevron = style({
  position: "absolute",
  insetBlock: 0,
  insetInlineEnd: "14px",
  inlineSize: vars.size.icon,
  blockSize: "100%",
  pointerEvents: "none",
});

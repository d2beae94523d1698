import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const skipLink = style({
  position: "fixed",
  insetBlockStart: vars.space[2],
  insetInlineStart: vars.space[2],
  zIndex: 200,
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.size.control,
  paddingInline: vars.space[6],
  borderRadius: vars.radius.control,
  background: vars.color.canvas,
  color: vars.color.ink,
  fontWeight: vars.weight.label,
  boxShadow: vars.shadow.float,
  selectors: { "&:not(:focus)": { clipPath: "inset(50%)", pointerEvents: "none" } },
});

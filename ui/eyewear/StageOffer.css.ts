import { media, vars } from "@dioptra/tokens";
import { keyframes, style } from "@vanilla-extract/css";

export const offer = style({
  display: "grid",
  justifyItems: "start",
  gap: vars.space[2],
  color: vars.color.ink,
  forcedColorAdjust: "auto",
});

export const button = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[2],
  minBlockSize: vars.size.compact,
  paddingInline: vars.space[4],
  // Visible only in forced-colors mode.
  border: "1px solid transparent",
  borderRadius: vars.radius.pill,
  background: vars.color.canvas,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.label,
  cursor: "pointer",
  pointerEvents: "auto",
  selectors: { "&:hover": { background: vars.color.surface }, "&[aria-disabled='true']": { cursor: "progress" } },
});

const around = keyframes({ to: { rotate: "1turn" } });
const breathe = keyframes({ "50%": { opacity: 0.4 } });

export const spinner = style({
  inlineSize: "20px",
  blockSize: "20px",
  border: `2px solid ${vars.color.line}`,
  borderBlockStartColor: "currentColor",
  borderRadius: vars.radius.pill,
  animation: `${around} 900ms linear infinite`,
  "@media": { [media.reducedMotion]: { animation: `${breathe} 1.6s ${vars.easing.inOut} infinite` } },
});

export const failure = style({
  padding: vars.space[3],
  borderRadius: vars.radius.control,
  background: vars.color.canvas,
});

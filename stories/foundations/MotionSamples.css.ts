import { vars } from "@dioptra/tokens";
import { style, styleVariants } from "@vanilla-extract/css";

export const track = style({
  position: "relative",
  blockSize: vars.size.compact,
  marginBlock: vars.space[2],
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  overflow: "hidden",
});

export const caption = style({
  margin: 0,
  color: vars.color.ink,
  fontFamily: vars.family.text,
  fontSize: vars.text.sm,
});

export const actions = style({ display: "flex", gap: vars.space[2], marginBlock: vars.space[4] });

const runner = style({
  position: "absolute",
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: vars.size.compact,
  background: vars.color.action,
});

export const place = styleVariants({
  start: [runner, { insetInlineStart: 0 }],
  end: [runner, { insetInlineStart: `calc(100% - ${vars.size.compact})` }],
});

export const duration = styleVariants(vars.duration, (transitionDuration) => ({
  transitionProperty: "inset-inline-start",
  transitionDuration,
}));

export const easing = styleVariants(vars.easing, (transitionTimingFunction) => ({ transitionTimingFunction }));

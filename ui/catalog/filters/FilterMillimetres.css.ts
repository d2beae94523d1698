import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const withScript = style({ "@media": { "(scripting: none)": { display: "none" } } });

export const typed = style({ display: "grid", gap: "6px", color: vars.color.inkMuted, fontSize: vars.text.xs });

export const input = style({
  minBlockSize: vars.size.compact,
  paddingInline: vars.space[3],
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  background: vars.color.canvas,
  color: vars.color.ink,
});

/** Says which measures exist with the other filters. */
export const existing = style({
  marginBlockStart: vars.space[2],
  color: vars.color.inkMuted,
  fontSize: vars.text.xs,
  lineHeight: 1.45,
});

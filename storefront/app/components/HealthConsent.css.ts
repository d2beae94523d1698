import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const panel = style({
  display: "grid",
  gap: vars.space[3],
  padding: vars.space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
});

export const text = style({ maxInlineSize: vars.layout.measure, color: vars.color.inkMuted, fontSize: vars.text.sm });

import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const category = style({
  paddingBlock: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  overflowWrap: "anywhere",
});

export const name = style({ fontSize: vars.text.md, fontWeight: vars.weight.label, letterSpacing: 0, lineHeight: 1.5 });

export const always = style({ color: vars.color.inkMuted, fontWeight: vars.weight.text });

export const text = style({ maxInlineSize: vars.layout.measure, color: vars.color.inkMuted, fontSize: vars.text.sm });

export const save = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[2]} ${vars.space[4]}`,
  marginBlockStart: vars.space[4],
  fontSize: vars.text.sm,
});

import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";

export const answer = style({
  display: "grid",
  gap: vars.space[3],
  maxInlineSize: "520px",
  // Focused by script so that it is read out; it is not a control.
  outline: "none",
});

export const title = style({
  display: "flex",
  gap: vars.space[2],
  alignItems: "center",
  fontSize: vars.text.lg,
  fontWeight: vars.weight.title,
});

export const mark = recipe({
  base: { flex: "none" },
  variants: { type: { done: { color: vars.color.success }, refused: { color: vars.color.pending } } },
});

export const text = style({ overflowWrap: "anywhere", lineHeight: vars.leading.text });

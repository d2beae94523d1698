import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { control } from "./Field.css.ts";

/** Field and button share a line; where the words are long, the field gives way. */
export const frame = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr) auto", columnGap: vars.space[2] });

export const input = style([control({ kind: "text" })]);

export const toggle = style({
  minBlockSize: vars.size.control,
  minInlineSize: "5.5em",
  paddingInline: vars.space[3],
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  background: "none",
  fontSize: vars.text.sm,
  fontWeight: vars.weight.label,
  cursor: "pointer",
  selectors: {
    "&:hover": { borderColor: vars.color.ink },
    "&:disabled": { borderColor: vars.color.line, color: vars.color.inkMuted, cursor: "default" },
  },
});

export const strength = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 12rem) auto",
  gap: vars.space[3],
  alignItems: "center",
  justifyContent: "start",
  minBlockSize: "1.5em",
  marginBlockStart: "6px",
  color: vars.color.inkMuted,
  fontSize: vars.text.xs,
});

export const bars = style({ display: "grid", gridAutoFlow: "column", gridAutoColumns: "1fr", gap: vars.space[1] });

/** Bordered, so that forced colours leave the difference between full and empty. */
export const bar = recipe({
  base: { blockSize: "6px", border: "1px solid", borderRadius: vars.radius.pill },
  variants: {
    state: {
      empty: { borderColor: vars.color.control, borderStyle: "dotted" },
      weak: { borderColor: vars.color.sale, background: vars.color.sale },
      fair: { borderColor: vars.color.pending, background: vars.color.pending },
      good: { borderColor: vars.color.success, background: vars.color.success },
      strong: { borderColor: vars.color.success, background: vars.color.success },
    },
  },
});

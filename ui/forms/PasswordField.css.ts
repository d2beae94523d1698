import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { control } from "./Field.css.ts";

/** Field and button share a line while a password fits beside the button. */
export const frame = style({ display: "flex", flexWrap: "wrap", gap: vars.space[2] });

export const input = style([control({ kind: "text" }), { flex: "1 1 7rem", minInlineSize: 0 }]);

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
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space[3],
  alignItems: "center",
  minBlockSize: "1.5em",
  marginBlockStart: "6px",
  color: vars.color.inkMuted,
  fontSize: vars.text.xs,
});

export const bars = style({
  display: "grid",
  flex: "0 1 12rem",
  gridAutoFlow: "column",
  gridAutoColumns: "1fr",
  gap: vars.space[1],
});

/** With a border, so that full and empty bars differ in forced colours. */
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

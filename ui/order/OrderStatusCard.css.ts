import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";

export { card, content, foot as actions } from "./orderCard.css.ts";

export const status = style({ display: "grid", gap: vars.space[2] });

export const waiting = style({ display: "flex", alignItems: "center", gap: vars.space[2] });

/** A placeholder, dimmed and hidden from screen readers. */
export const dimmed = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[2],
  opacity: 0.5,
});

export const label = recipe({
  base: { display: "flex", alignItems: "center", gap: vars.space[2], fontWeight: vars.weight.label },
  variants: {
    state: {
      success: { color: vars.color.success },
      pending: { color: vars.color.pending },
      failed: { color: vars.color.sale },
      offline: { color: vars.color.pending },
      error: { color: vars.color.sale },
    },
  },
});

export const lead = style({ fontSize: vars.text.lg, fontWeight: vars.weight.title, lineHeight: 1.3 });

export const text = style({ maxInlineSize: vars.layout.measure, color: vars.color.inkMuted });

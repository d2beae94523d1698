import { media, vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";

export { card, content, foot, note } from "./orderCard.css.ts";

export const head = style({ display: "flex", flexWrap: "wrap", gap: vars.space[4] });

export const picture = style({ flex: "none", inlineSize: "88px" });

export const about = style({ flex: "1 1 8rem", minInlineSize: 0 });

export const status = recipe({
  base: { fontSize: vars.text.sm, fontWeight: vars.weight.label },
  variants: {
    status: {
      pending: { color: vars.color.pending },
      active: { color: vars.color.success },
      paused: { color: vars.color.pending },
      canceled: { color: vars.color.inkMuted },
      completed: { color: vars.color.inkMuted },
    },
  },
});

export const facts = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[4],
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", columnGap: vars.space[6] } },
});

export const interval = style({ maxInlineSize: "320px" });

/** A live region must exist before its text, or it is not announced. While empty it takes no space. */
export const alert = style({ selectors: { "&:empty": { position: "absolute" } } });

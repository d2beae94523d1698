import { media, vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";

export const book = style({ display: "grid", gap: vars.space[6] });

/** Two columns from the tablet breakpoint on, divided by hairlines. */
export const list = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  columnGap: vars.space[8],
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const item = recipe({
  base: { paddingBlock: vars.space[6], borderBlockStart: `1px solid ${vars.color.line}` },
  variants: { holds: { card: {}, form: { gridColumn: "1 / -1" } } },
});

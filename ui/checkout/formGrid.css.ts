import { media, vars } from "@dioptra/tokens";
import { style, styleVariants } from "@vanilla-extract/css";

/** The fields of a form on six columns; on phones most take the whole line. */
export const formGrid = style({
  display: "grid",
  gridTemplateColumns: "repeat(6, minmax(0, 1fr))",
  gap: `${vars.space[4]} ${vars.space[3]}`,
  "@media": { [media.tablet]: { gap: `20px ${vars.space[4]}` } },
});

const wide = (columns: number) => ({
  gridColumn: "span 6",
  "@media": { [media.tablet]: { gridColumn: `span ${columns}` } },
});

export const span = styleVariants({
  full: { gridColumn: "span 6" },
  twoThirds: wide(4),
  half: wide(3),
  third: wide(2),
  /** Half a line on phones too. */
  alwaysHalf: { gridColumn: "span 3" },
});

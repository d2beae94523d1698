import { media, vars } from "@dioptra/tokens";
import { style, styleVariants } from "@vanilla-extract/css";

/** Lays out form fields on twelve columns; on phones most fields take the whole row. */
export const formGrid = style({
  display: "grid",
  gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
  gap: `${vars.space[4]} ${vars.space[3]}`,
  "@media": { [media.tablet]: { gap: `20px ${vars.space[4]}` } },
});

const columns = (onPhone: number, above: number) => ({
  gridColumn: `span ${onPhone}`,
  "@media": { [media.tablet]: { gridColumn: `span ${above}` } },
});

export const span = styleVariants({
  full: columns(12, 12),
  twoThirds: columns(12, 8),
  half: columns(12, 6),
  third: columns(12, 4),
  firstName: columns(5, 6),
  lastName: columns(7, 6),
});

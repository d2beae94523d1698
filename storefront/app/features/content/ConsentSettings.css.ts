import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const settings = style({ display: "grid", rowGap: vars.space[4], maxInlineSize: vars.layout.measure });

/** Both answers look the same and share a row, or a column where the row is too narrow. */
export const answers = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 9rem), 1fr))",
  gap: vars.space[2],
});

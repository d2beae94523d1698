import { vars } from "@dioptra/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

export const cards = style({
  display: "grid",
  // A row that is not full, such as three articles on the home page, leaves no hole.
  gridTemplateColumns: "repeat(auto-fit, minmax(min(17rem, 100%), 1fr))",
  gap: `${vars.space[8]} ${vars.layout.gutter}`,
});

globalStyle(`${cards} > *`, { maxInlineSize: "30rem" });

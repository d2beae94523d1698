import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const cards = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(17rem, 100%), 1fr))",
  gap: `${vars.space[8]} ${vars.layout.gutter}`,
});

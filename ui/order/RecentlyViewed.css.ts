import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const viewed = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[4] });

export const cleared = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[4],
  // A live region must exist before its text, or it is not announced. While empty it takes no space.
  selectors: { "&:empty": { position: "absolute" } },
});

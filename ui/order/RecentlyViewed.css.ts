import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const viewed = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[4] });

export const cleared = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[4],
  // There before it says something, so that it is read out; until then it takes no place.
  selectors: { "&:empty": { position: "absolute" } },
});

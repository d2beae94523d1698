import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const actions = style({
  display: "flex",
  flexDirection: "column",
  textAlign: "center",
  selectors: { "&:has(a)": { gap: vars.space[3] } },
});

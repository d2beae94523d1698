import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const picture = style({
  display: "block",
  inlineSize: "100%",
  blockSize: "100%",
  color: vars.color.onStage,
  filter: `brightness(${vars.stage.brightness})`,
});

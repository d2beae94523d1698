import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const picture = style({
  display: "block",
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "contain",
  filter: `brightness(${vars.stage.brightness})`,
});

/** Figures take their size from how large the picture is. */
export const measured = style({
  position: "relative",
  containerType: "inline-size",
  inlineSize: "100%",
  blockSize: "100%",
  aspectRatio: "1170 / 850",
});

export const measures = style({ position: "absolute", inset: 0 });

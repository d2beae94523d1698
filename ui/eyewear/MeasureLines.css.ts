import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

/** Lengths are in mm of the drawing. Small pictures have relatively larger numbers. */
export const lines = style({
  display: "block",
  inlineSize: "100%",
  blockSize: "100%",
  fontSize: "4.2px",
  fontWeight: vars.weight.label,
  fontVariantNumeric: "tabular-nums",
  // An inherited length would be interpreted in mm of the drawing.
  letterSpacing: 0,
  wordSpacing: ".06em",
  "@container": {
    "(width < 600px)": { fontSize: "5.2px" },
    "(width < 440px)": { fontSize: "7px" },
  },
});

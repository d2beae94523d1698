import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

/** Lengths are mm of the drawing: where it is shown small, figures take more of it. */
export const lines = style({
  display: "block",
  inlineSize: "100%",
  blockSize: "100%",
  fontSize: "4.2px",
  fontWeight: vars.weight.label,
  fontVariantNumeric: "tabular-nums",
  // Inherited, it would be the page's pixels taken for mm.
  letterSpacing: 0,
  wordSpacing: ".06em",
  "@container": {
    "(width < 600px)": { fontSize: "5.2px" },
    "(width < 440px)": { fontSize: "7px" },
  },
});

import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const line = style({ fill: "none", stroke: "currentColor", strokeWidth: 1, vectorEffect: "non-scaling-stroke" });

export const extension = style([line, { strokeDasharray: "1.5 3", opacity: 0.55 }]);

/** Lengths are mm of the drawing: where it is shown small, figures take more of it. */
export const figure = style({
  fill: "currentColor",
  fontSize: "4.2px",
  fontWeight: vars.weight.label,
  fontVariantNumeric: "tabular-nums",
  textAnchor: "middle",
  // Inherited, it would be the page's pixels taken for mm.
  wordSpacing: ".06em",
  "@container": {
    "(width < 600px)": { fontSize: "5.2px" },
    "(width < 440px)": { fontSize: "7px" },
  },
});

export const word = style({ fontWeight: vars.weight.text, opacity: 0.72 });

import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

/** What a finger does on it is left to it. */
export const mark = style({ touchAction: "none", cursor: "grab", outline: "none" });

/** As large as a finger. */
export const target = style({ fill: "transparent", stroke: "none" });

const line = style({ fill: "none", strokeLinecap: "round" });

/** Light on dark, so that it is seen on any skin. */
export const halo = style([line, { stroke: vars.color.ink, strokeWidth: 4.5 }]);

export const ring = style([line, { stroke: vars.color.canvas, strokeWidth: 2 }]);

export const focus = style([
  line,
  {
    stroke: vars.color.focus,
    strokeWidth: 3,
    visibility: "hidden",
    selectors: { [`${mark}:focus-visible > &`]: { visibility: "visible" } },
  },
]);

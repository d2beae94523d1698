import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

/** Touch movements move the mark instead of scrolling the page. */
export const mark = style({ touchAction: "none", cursor: "grab", outline: "none" });

/** The touch target. */
export const target = style({ fill: "transparent", stroke: "none" });

const line = style({ fill: "none", strokeLinecap: "round" });

/** Dark below the light line, so that the mark is visible on any skin. */
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

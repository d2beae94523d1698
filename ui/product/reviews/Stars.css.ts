import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";

export const stars = style({ display: "inline-flex", gap: "2px", verticalAlign: "-.125em" });

/** Filled and empty stars differ in shape, not only in colour. */
export const star = recipe({
  base: { flexShrink: 0, inlineSize: "1em", blockSize: "1em" },
  variants: { state: { full: { fill: "currentColor" }, empty: { fill: "none" } } },
});

import { media } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

/** 860 × 680 where it fits (docs/specification/products.md#product-11). */
export const dialog = style({
  "@media": { [media.tablet]: { selectors: { "&&": { inlineSize: "860px", blockSize: "680px" } } } },
});

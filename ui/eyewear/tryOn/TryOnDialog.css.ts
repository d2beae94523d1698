import { media } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

/** The variables of the dialog's size where it fits (docs/specification/products.md#product-11). */
export const width = "--try-on-width";
export const height = "--try-on-height";

export const dialog = style({
  "@media": {
    [media.tablet]: { selectors: { "&&": { inlineSize: `var(${width})`, blockSize: `var(${height})` } } },
  },
});

import { media } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

/** As large as the specification of the try-on wants it, where it fits. */
export const dialog = style({
  // Whatever it was offered on lets pointers through.
  selectors: { "&[open]": { pointerEvents: "auto" } },
  "@media": { [media.tablet]: { selectors: { "&&": { inlineSize: "860px", blockSize: "680px" } } } },
});

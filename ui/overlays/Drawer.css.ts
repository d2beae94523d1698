import { media } from "@dioptra/tokens";
import { recipe } from "@vanilla-extract/recipes";
import { modal } from "./Modal.css.ts";

const away = (translate: string) => ({
  translate,
  selectors: { "&[open]": { "@starting-style": { translate } } },
});

/** Full width on phones, 440 px from the tablet breakpoint on. */
export const drawer = recipe({
  base: [
    modal,
    {
      insetBlock: 0,
      inlineSize: "100%",
      maxInlineSize: "none",
      blockSize: "100dvh",
      maxBlockSize: "none",
      margin: 0,
      "@media": { [media.tablet]: { inlineSize: "440px" } },
    },
  ],
  variants: {
    side: {
      start: { insetInline: "0 auto", ...away("-100%") },
      end: { insetInline: "auto 0", ...away("100%") },
    },
  },
});

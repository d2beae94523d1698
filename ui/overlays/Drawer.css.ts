import { media } from "@dioptra/tokens";
import { recipe } from "@vanilla-extract/recipes";
import { away, modal } from "./Modal.css.ts";

const left = "-100%";
const right = "100%";
const goesAway = (leftToRight: string, rightToLeft: string) => ({
  vars: { [away]: leftToRight },
  selectors: { "&:dir(rtl)": { vars: { [away]: rightToLeft } } },
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
      start: { insetInline: "0 auto", ...goesAway(left, right) },
      end: { insetInline: "auto 0", ...goesAway(right, left) },
    },
  },
});

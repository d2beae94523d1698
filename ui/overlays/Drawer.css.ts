import { media } from "@dioptra/tokens";
import { recipe } from "@vanilla-extract/recipes";
import { away, modal } from "./Modal.css.ts";
import { rightToLeft } from "../primitives/rightToLeft.ts";

const left = "-100%";
const right = "100%";
const goesAway = (usual: string, mirrored: string) => ({
  vars: { [away]: usual },
  selectors: { [rightToLeft]: { vars: { [away]: mirrored } } },
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

import { media, vars } from "@dioptra/tokens";
import { keyframes } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";

const breathe = keyframes({ "50%": { opacity: 0.45 } });

export const skeleton = recipe({
  base: {
    display: "block",
    borderRadius: vars.radius.control,
    background: vars.color.line,
    animation: `${breathe} 1.6s ${vars.easing.inOut} infinite`,
    "@media": {
      [media.reducedMotion]: { animation: "none" },
      [media.forcedColors]: { border: "1px solid GrayText" },
    },
  },
  variants: {
    shape: {
      // As high as a line of text, but only the height of its letters is painted.
      line: { blockSize: "1lh", paddingBlock: ".28em", backgroundClip: "content-box" },
      block: { inlineSize: "100%", blockSize: vars.size.control },
      picture: { inlineSize: "100%", background: vars.color.stage, borderRadius: vars.radius.card },
    },
    length: {
      full: { inlineSize: "100%" },
      long: { inlineSize: "14ch", maxInlineSize: "100%" },
      short: { inlineSize: "6ch", maxInlineSize: "100%" },
    },
    ratio: { portrait: { aspectRatio: "3 / 4" }, square: { aspectRatio: "1" }, wide: { aspectRatio: "1170 / 850" } },
  },
});

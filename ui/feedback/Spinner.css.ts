import { media, vars } from "@dioptra/tokens";
import { keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";

const turn = keyframes({ to: { rotate: "1turn" } });
const breathe = keyframes({ "50%": { opacity: 0.4 } });

export const spinner = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[2],
  maxInlineSize: "100%",
  overflowWrap: "anywhere",
});

/** With reduced motion, the ring fades instead of turning. */
export const ring = recipe({
  base: {
    flex: "none",
    color: "inherit",
    animation: `${turn} 0.9s linear infinite`,
    "@media": { [media.reducedMotion]: { animation: `${breathe} 2s ${vars.easing.inOut} infinite` } },
  },
  variants: {
    size: {
      small: { inlineSize: vars.size.icon, blockSize: vars.size.icon },
      medium: { inlineSize: "32px", blockSize: "32px" },
    },
  },
});

export const track = style({ opacity: 0.25 });

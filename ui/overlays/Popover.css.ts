import { vars } from "@dioptra/tokens";
import { recipe } from "@vanilla-extract/recipes";

const motion = `${vars.duration.state} ${vars.easing.out}`;

/** Under its trigger; where a browser cannot attach it, in the middle of the window. */
export const popover = recipe({
  base: {
    maxInlineSize: `min(24rem, calc(100vw - 2 * ${vars.layout.margin}))`,
    padding: vars.space[4],
    // Invisible, until forced colours take the shadow away.
    border: "1px solid transparent",
    borderRadius: vars.radius.card,
    background: vars.color.canvas,
    color: vars.color.ink,
    fontSize: vars.text.sm,
    boxShadow: vars.shadow.float,
    opacity: 0,
    transition: `opacity ${motion}, display ${motion} allow-discrete, overlay ${motion} allow-discrete`,
    selectors: { "&:popover-open": { opacity: 1, "@starting-style": { opacity: 0 } } },
    "@supports": {
      "(position-area: block-end)": {
        inset: "auto",
        margin: 0,
        marginBlock: vars.space[1],
        positionTryFallbacks: "flip-block, flip-inline, flip-block flip-inline",
      },
    },
  },
  variants: {
    align: {
      start: { positionArea: "block-end span-inline-end" },
      end: { positionArea: "block-end span-inline-start" },
    },
  },
});

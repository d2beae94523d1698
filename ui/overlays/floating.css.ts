import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

const motion = `${vars.duration.state} ${vars.easing.out}`;

/** What is attached to a button and floats over the page; where a browser cannot attach it, in the middle of the window. */
export const floating = style({
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
});

/** Under its button, sharing an edge with it. */
export const alignment = {
  start: { positionArea: "block-end span-inline-end" },
  end: { positionArea: "block-end span-inline-start" },
};

/** As wide as a window may be narrow. */
export const widestFloating = `min(24rem, calc(100vw - 2 * ${vars.layout.margin}))`;

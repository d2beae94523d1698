import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

const motion = `${vars.duration.state} ${vars.easing.out}`;

/** A panel attached to a button; centred in the window where the browser does not support anchor positioning. */
export const floating = style({
  // Visible only in forced colours, which remove the shadow.
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

/** Below the button, aligned with one of its edges. */
export const alignment = {
  start: { positionArea: "block-end span-inline-end" },
  end: { positionArea: "block-end span-inline-start" },
};

/** The maximum width, which also fits the narrowest windows. */
export const widestFloating = `min(24rem, calc(100vw - 2 * ${vars.layout.margin}))`;

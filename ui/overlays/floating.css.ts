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

/**
 * Scrolls if it is higher than the room beside its button. Only if that is less than a third of the window, it opens on
 * the other side.
 */
export const scrolling = style({
  maxBlockSize: `calc(100dvh - 2 * ${vars.space[2]})`,
  overflowY: "auto",
  overscrollBehavior: "contain",
  "@supports": {
    "(position-area: block-end)": { maxBlockSize: `max(100% - 2 * ${vars.space[1]}, 35dvh)` },
  },
});

/** The maximum width, which also fits the narrowest windows. */
export const widestFloating = `min(24rem, calc(100vw - 2 * ${vars.space[2]}))`;

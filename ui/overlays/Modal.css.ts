import { vars } from "@dioptra/tokens";
import { createVar, fallbackVar, globalStyle, keyframes, style } from "@vanilla-extract/css";

// The page behind does not scroll, and keeps the width of its scrollbar so that it does not shift.
globalStyle(":root:has([data-modal][data-state=open])", { overflow: "hidden" });
globalStyle(":root[data-scrollbar]:has([data-modal][data-state=open])", { scrollbarGutter: "stable" });

/** Where a kind of modal comes from and goes to, as a value of `translate`. @default it stays in its place */
export const away = createVar();

const hidden = { opacity: 0, translate: fallbackVar(away, "0") };
const enter = keyframes({ from: hidden });
const leave = keyframes({ to: hidden });
const motion = `${vars.duration.panel} ${vars.easing.out}`;

/** Fades in, and out before it is removed. */
const appearing = {
  position: "fixed",
  // Above the page, below the notices (`Notifications.css.ts`).
  zIndex: 90,
  // The page behind lets no presses through.
  pointerEvents: "auto",
  animation: `${enter} ${motion}`,
  selectors: {
    // Ignores clicks while it fades out.
    "&[data-state=closed]": { animation: `${leave} ${motion} forwards`, pointerEvents: "none" },
  },
} as const;

/** Each kind of modal adds its size, its place and its movement. */
export const modal = style({
  ...appearing,
  display: "flex",
  flexDirection: "column",
  // Visible only in forced colours, which remove the shadow.
  outline: "1px solid transparent",
  outlineOffset: "-1px",
  background: vars.color.canvas,
  color: vars.color.ink,
  boxShadow: vars.shadow.float,
  overflow: "hidden",
  overscrollBehavior: "contain",
});

/** Dims the page and takes the presses beside the modal. */
export const scrim = style({
  ...appearing,
  inset: 0,
  background: vars.color.scrim,
  // Stays translucent in forced colours.
  forcedColorAdjust: "none",
});

import { vars } from "@dioptra/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

// The page behind stays where it is, and as wide as it is: where there was a scrollbar, its place is kept.
globalStyle(":root:has(dialog:modal)", { overflow: "hidden" });
globalStyle(":root[data-scrolls]:has(dialog:modal)", { scrollbarGutter: "stable" });

const motion = `${vars.duration.panel} ${vars.easing.out}`;

/** Opacity comes and goes with it; from where it moves is its own style's matter. */
export const modal = style({
  flexDirection: "column",
  padding: 0,
  border: 0,
  // Invisible, until forced colours take the shadow away.
  outline: "1px solid transparent",
  outlineOffset: "-1px",
  background: vars.color.canvas,
  color: vars.color.ink,
  boxShadow: vars.shadow.float,
  overflow: "hidden",
  overscrollBehavior: "contain",
  opacity: 0,
  transition: `opacity ${motion}, translate ${motion}, display ${motion} allow-discrete, overlay ${motion} allow-discrete`,
  "::backdrop": {
    background: vars.color.scrim,
    opacity: 0,
    transition: `opacity ${motion}, display ${motion} allow-discrete, overlay ${motion} allow-discrete`,
  },
  selectors: {
    "&[open]": { display: "flex", opacity: 1, translate: "0", "@starting-style": { opacity: 0 } },
    "&[open]::backdrop": { opacity: 1, "@starting-style": { opacity: 0 } },
    // On its way out it is seen, but no longer there to be pressed.
    "&:not([open])": { pointerEvents: "none" },
  },
});

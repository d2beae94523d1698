import { vars } from "@dioptra/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

// The page behind does not scroll, and keeps the width of its scrollbar so that it does not shift.
globalStyle(":root:has(dialog:modal)", { overflow: "hidden" });
globalStyle(":root[data-scrolls]:has(dialog:modal)", { scrollbarGutter: "stable" });

const motion = `${vars.duration.panel} ${vars.easing.out}`;

/** Fades in and out. Each kind of modal adds its own movement. */
export const modal = style({
  flexDirection: "column",
  padding: 0,
  border: 0,
  // Visible only in forced colours, which remove the shadow.
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
    // Ignores clicks while it fades out.
    "&:not([open])": { pointerEvents: "none" },
  },
});

import { media, vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

/** On phones a strip from edge to edge with scroll snapping; a grid from the desktop breakpoint on. */
export const strip = style({
  display: "flex",
  marginInline: `calc(-1 * ${vars.layout.margin})`,
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollSnapType: "x mandatory",
  scrollbarWidth: "none",
  selectors: { "&:focus-visible": { outlineOffset: "-2px" } },
  "@media": {
    [media.desktop]: {
      display: "grid",
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      gap: vars.space[3],
      marginInline: 0,
      overflow: "visible",
    },
  },
});

export const picture = style({
  flex: "0 0 100%",
  minInlineSize: 0,
  scrollSnapAlign: "start",
  // The first picture, and a last one that would be alone in its row, span the full width.
  "@media": {
    [media.desktop]: { selectors: { "&:first-child, &:nth-child(even):last-child": { gridColumn: "1 / -1" } } },
  },
});

export const position = style({
  position: "absolute",
  insetInlineEnd: vars.space[4],
  insetBlockEnd: vars.space[6],
  color: vars.color.onStageMuted,
  fontSize: vars.text.xs,
  fontVariantNumeric: "tabular-nums",
  "@media": { [media.desktop]: { display: "none" } },
  // No counter for a single picture.
  selectors: { [`${picture}:only-child &`]: { display: "none" } },
});

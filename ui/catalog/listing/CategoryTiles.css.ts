import { media, vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";
import { rightToLeft } from "../../primitives/rightToLeft.ts";

export const stage = style({
  background: vars.color.stage,
  color: vars.color.onStage,
  // The material keeps its colours even in forced colours.
  forcedColorAdjust: "none",
});

/**
 * On phones and tablets two per row from edge to edge, or one with large type; from the desktop breakpoint on, a single
 * row within the page's margins.
 */
export const tiles = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(max(8.5rem, 34%), 100%), 1fr))",
  inlineSize: "100%",
  maxInlineSize: vars.layout.page,
  marginInline: "auto",
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: "none",
      gridAutoFlow: "column",
      gridAutoColumns: "minmax(0, 1fr)",
      paddingInline: vars.layout.margin,
    },
  },
});

/** The stage is light in dark mode too, and so are its lines. */
const hairline = `1px solid color-mix(in srgb, ${vars.color.onStage} 14%, transparent)`;

/** Hairlines between the tiles, and between two rows of them. */
export const tile = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  minBlockSize: "196px",
  paddingBlockStart: vars.space[4],
  paddingInline: vars.layout.margin,
  borderBlockEnd: hairline,
  selectors: { "&:nth-child(even)": { borderInlineStart: hairline } },
  "@media": {
    [media.desktop]: {
      minBlockSize: "328px",
      paddingBlockStart: "28px",
      paddingInline: vars.space[6],
      borderBlockEnd: 0,
      selectors: {
        "&:not(:first-child)": { borderInlineStart: hairline },
        "&:first-child": { paddingInlineStart: 0 },
        "&:last-child": { paddingInlineEnd: 0 },
      },
    },
  },
});

export const name = style({
  fontSize: vars.text.md,
  letterSpacing: "-.01em",
  lineHeight: 1.25,
  hyphens: "auto",
  "@media": { [media.tablet]: { fontSize: vars.text.lg } },
});

/** The link covers the whole tile. */
export const link = style({
  textDecoration: "none",
  "::after": { content: "", position: "absolute", inset: 0, zIndex: 1 },
  selectors: {
    [`${tile}:hover &`]: { textDecoration: "underline" },
    // The first and the last tile are flush with the page's text, so their focus rings reach into the margins.
    [`${tile}:first-child &::after`]: { "@media": { [media.desktop]: { insetInlineStart: "-12px" } } },
    [`${tile}:last-child &::after`]: { "@media": { [media.desktop]: { insetInlineEnd: "-12px" } } },
    "&:focus-visible": { outline: "none" },
    "&:focus-visible::after": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "-4px" },
  },
});

export const note = style({
  marginBlockStart: "2px",
  color: vars.color.onStageMuted,
  fontSize: vars.text.xs,
  fontVariantNumeric: "tabular-nums",
  "@media": { [media.tablet]: { fontSize: vars.text.sm } },
});

/** Floats beside the first line only, since long names need the full width on phones. */
export const arrow = style({
  float: "inline-end",
  marginInlineStart: vars.space[2],
  selectors: { [rightToLeft]: { rotate: "180deg" } },
});

export const picture = style({ marginBlockStart: "auto" });

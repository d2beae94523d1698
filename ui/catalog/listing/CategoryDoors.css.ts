import { media, vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const stage = style({
  background: vars.color.stage,
  color: vars.color.onStage,
  // Material keeps its colours on its own ground, whatever colours the shopper forces on text.
  forcedColorAdjust: "none",
});

/** On phones and tablets two and two, from edge to edge, with large type one below the other; from the desktop on in one row, within the page's margins. */
export const doors = style({
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

/** The stage stays lit in the dark, and its lines with it. */
const hairline = `1px solid color-mix(in srgb, ${vars.color.onStage} 14%, transparent)`;

/** Hairlines lie between the doors, and below the rows where there are two. */
export const door = style({
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

/** The whole door leads where its one link leads. */
export const link = style({
  textDecoration: "none",
  "::after": { content: "", position: "absolute", inset: 0, zIndex: 1 },
  selectors: {
    [`${door}:hover &`]: { textDecoration: "underline" },
    // The outer doors begin where the page's text begins: their ring reaches into its margins.
    [`${door}:first-child &::after`]: { "@media": { [media.desktop]: { insetInlineStart: "-12px" } } },
    [`${door}:last-child &::after`]: { "@media": { [media.desktop]: { insetInlineEnd: "-12px" } } },
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

/** Beside the first line only: long names need the whole width of a phone's door. */
export const arrow = style({
  float: "inline-end",
  marginInlineStart: vars.space[2],
  selectors: { "&:dir(rtl)": { rotate: "180deg" } },
});

export const picture = style({ marginBlockStart: "auto" });

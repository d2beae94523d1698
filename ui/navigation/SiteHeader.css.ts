import { media, vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { pageWidth } from "../layout/pageWidth.css.ts";

export const header = style({
  position: "relative",
  borderBlockEnd: `1px solid ${vars.color.line}`,
  background: vars.color.canvas,
});

export const utility = style({
  display: "none",
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontSize: vars.text.xs,
  color: vars.color.inkMuted,
  "@media": { [media.tablet]: { display: "block" } },
});

export const utilityRow = style([
  pageWidth,
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: vars.space[8],
    minBlockSize: vars.size.compact,
  },
]);

/** Tablets only have room for the first one. */
export const promise = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "6px",
  selectors: { "& + &": { display: "none" } },
  "@media": { [media.desktop]: { selectors: { "& + &": { display: "inline-flex" } } } },
});

export const utilityLinks = style({
  display: "flex",
  alignItems: "center",
  columnGap: vars.space[8],
  marginInlineStart: "auto",
});

/** On narrower screens these links are in the menu. */
export const utilityLink = style({
  display: "none",
  alignItems: "center",
  minBlockSize: vars.size.compact,
  textDecoration: "none",
  "@media": { [media.desktop]: { display: "inline-flex" } },
  selectors: { "&:hover, &[aria-current]": { color: vars.color.ink, textDecoration: "underline" } },
});

const withoutScript = "(scripting: none)";

export const row = style([
  pageWidth,
  {
    display: "flex",
    alignItems: "center",
    minBlockSize: "60px",
    "@media": {
      [withoutScript]: { flexWrap: "wrap" },
      // With large type, not everything may fit on one line.
      [`not all and ${media.tablet}`]: { flexWrap: "wrap" },
      [media.tablet]: { minBlockSize: "76px" },
      [media.desktop]: { columnGap: `clamp(${vars.space[4]}, 8vw - 77.6px, ${vars.space[12]})` },
      [media.wide]: { flexWrap: "nowrap" },
    },
  },
]);

export const navigation = style({
  display: "none",
  "@media": { [media.desktop]: { display: "block", minInlineSize: 0 } },
});

export const navigationList = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: `clamp(${vars.space[3]}, 8vw - 89.6px, 28px)`,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.title,
});

export const navigationLink = recipe({
  base: {
    position: "relative",
    display: "flex",
    alignItems: "center",
    minBlockSize: vars.size.compact,
    whiteSpace: "nowrap",
    textDecoration: "none",
    "::after": {
      content: "",
      position: "absolute",
      insetInline: 0,
      insetBlockEnd: "5px",
    },
    selectors: {
      "&:hover::after": { borderBlockEnd: `1px solid ${vars.color.control}` },
      "&[aria-current]::after": { borderBlockEnd: "1px solid currentColor" },
    },
  },
  variants: { tone: { plain: {}, sale: { color: vars.color.sale } } },
  defaultVariants: { tone: "plain" },
});

export const end = style({
  display: "flex",
  flex: "1 1 auto",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: vars.space[3],
  "@media": { [withoutScript]: { flexBasis: "100%" }, [media.wide]: { flexBasis: 0 } },
});

/**
 * Only wide windows have room for the field beside the navigation. Others show an icon, or the field on a second line
 * without JavaScript.
 */
export const searchField = style({
  display: "none",
  "@media": {
    [withoutScript]: { display: "block", flex: "1 1 auto", paddingBlockEnd: vars.space[2] },
    // The field shrinks before the navigation wraps.
    [media.wide]: { display: "block", flex: "0 1 256px", minInlineSize: "120px", paddingBlockEnd: 0 },
  },
});

export const searchLink = style({
  display: "flex",
  "@media": { [withoutScript]: { display: "none" }, [media.wide]: { display: "none" } },
});

/** A negative margin aligns the last icon, not its touch target, with the page's edge. */
export const tools = style({ display: "flex", alignItems: "center", marginInlineEnd: "-12px" });

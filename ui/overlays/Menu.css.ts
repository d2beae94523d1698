import { media, vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { alignment, floating, scrolling, widestFloating } from "./floating.css.ts";

export const menu = recipe({
  base: [
    floating,
    scrolling,
    {
      // Text of 200 % doubles a rem, not the window.
      minInlineSize: `min(12rem, ${widestFloating})`,
      maxInlineSize: widestFloating,
      paddingBlock: vars.space[2],
    },
  ],
  variants: { align: alignment },
});

export const item = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[3],
  inlineSize: "100%",
  minBlockSize: vars.size.compact,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  border: 0,
  background: "none",
  color: "inherit",
  textAlign: "start",
  textDecoration: "none",
  overflowWrap: "anywhere",
  cursor: "pointer",
  selectors: {
    "&:hover, &:focus": { background: vars.color.surface },
    "&:focus": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "-2px" },
    "&[aria-disabled='true']": { color: vars.color.inkMuted, cursor: "default" },
  },
  "@media": {
    [media.forcedColors]: { selectors: { "&[aria-disabled='true']": { color: "GrayText" } } },
  },
});

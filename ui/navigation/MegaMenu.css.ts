import { media, vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { pageWidth } from "../layout/pageWidth.css.ts";

export const branch = style({ position: "relative", display: "flex", alignItems: "center" });

/** For touch and keyboard; a mouse opens the panel by hovering over the link. A target of 44 px. */
export const opener = recipe({
  base: {
    display: "grid",
    placeItems: "center",
    inlineSize: vars.size.compact,
    blockSize: vars.size.compact,
    marginInline: "-10px",
    padding: 0,
    border: 0,
    borderRadius: vars.radius.pill,
    background: "none",
    color: "inherit",
    cursor: "pointer",
    // The focus ring is drawn around the icon only, since the target overlaps the text beside it.
    selectors: { "&:focus-visible": { outlineOffset: "-10px" } },
  },
  variants: {
    openers: {
      always: {},
      focused: {
        position: "absolute",
        insetInlineStart: "100%",
        zIndex: 1,
        opacity: 0,
        pointerEvents: "none",
        selectors: { "&:focus-visible": { opacity: 1, pointerEvents: "auto", background: vars.color.canvas } },
      },
    },
  },
});

export const sign = style({
  transition: `rotate ${vars.duration.state} ${vars.easing.out}`,
  selectors: { "[aria-expanded='true'] > &": { rotate: "180deg" } },
  "@media": { [media.reducedMotion]: { transition: "none" } },
});

/** Spans the header and covers its bottom line. */
export const panel = style({
  position: "absolute",
  insetBlockStart: "100%",
  insetInline: 0,
  zIndex: 20,
  maxBlockSize: "70dvh",
  overflowY: "auto",
  borderBlock: `1px solid ${vars.color.line}`,
  background: vars.color.canvas,
  boxShadow: vars.shadow.float,
  // Cuts off the shadow over the header.
  clipPath: "inset(0 0 -80px)",
  fontWeight: vars.weight.text,
  selectors: { "&[hidden]": { display: "none" } },
});

export const groups = style([
  pageWidth,
  {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(11rem, 1fr))",
    gap: `${vars.space[6]} ${vars.layout.gutter}`,
    paddingBlock: vars.space[8],
  },
]);

export const title = style({
  marginBlockEnd: vars.space[2],
  fontSize: vars.text.sm,
  fontWeight: 600,
  letterSpacing: 0,
});

export const link = style({
  display: "flex",
  alignItems: "center",
  minBlockSize: vars.size.compact,
  paddingBlock: vars.space[2],
  color: vars.color.inkMuted,
  textDecoration: "none",
  overflowWrap: "anywhere",
  selectors: { "&:hover, &[aria-current]": { color: vars.color.ink, textDecoration: "underline" } },
});

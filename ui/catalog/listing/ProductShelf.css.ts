import { media, vars } from "@dioptra/tokens";
import { globalStyle, style } from "@vanilla-extract/css";
import { rightToLeft } from "../../primitives/rightToLeft.ts";

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[1]} ${vars.space[4]}`,
  marginBlockEnd: "14px",
  "@media": { [media.tablet]: { marginBlockEnd: "26px" } },
});

export const title = style({ flex: 1, fontSize: vars.text["2xl"] });

export const all = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.size.compact,
  fontSize: vars.text.sm,
});

const pointer = `${media.tablet} and ${media.hover}`;

/** Hidden on touch devices, which swipe, and without JavaScript, when the buttons would do nothing. */
export const steps = style({
  display: "none",
  gap: vars.space[2],
  "@media": { [`${pointer} and (scripting: enabled)`]: { display: "flex" } },
});

export const step = style({
  display: "grid",
  placeItems: "center",
  inlineSize: vars.size.compact,
  blockSize: vars.size.compact,
  padding: 0,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.pill,
  background: "none",
  cursor: "pointer",
  selectors: {
    "&:hover": { borderColor: vars.color.ink },
    "&[aria-disabled='true']": { borderColor: vars.color.line, color: vars.color.control, cursor: "default" },
    [rightToLeft]: { rotate: "180deg" },
  },
});

const inView = (cards: number) => `calc((100% - ${cards - 1} * ${vars.layout.gutter}) / ${cards})`;

/** From edge to edge on phones. Elsewhere the padding keeps focus rings from being cut off. */
export const shelf = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "64%",
  gap: vars.layout.gutter,
  marginBlock: "-6px",
  marginInline: `calc(-1 * ${vars.layout.margin})`,
  paddingBlock: "6px",
  paddingInline: vars.layout.margin,
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollPaddingInline: vars.layout.margin,
  scrollSnapType: "x mandatory",
  scrollbarWidth: "none",
  "@media": {
    "(prefers-reduced-motion: no-preference)": { scrollBehavior: "smooth" },
    [media.tablet]: {
      gridAutoColumns: inView(3),
      marginInline: "-6px",
      paddingInline: "6px",
      scrollPaddingInline: "6px",
    },
    [media.desktop]: { gridAutoColumns: inView(4) },
  },
});

globalStyle(`${shelf} > li`, { scrollSnapAlign: "start" });

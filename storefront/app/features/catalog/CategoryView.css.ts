import { media, vars } from "@dioptra/tokens";
import { pageWidth } from "@dioptra/ui/layout";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";

export const page = pageWidth;

export const path = style({ paddingBlock: vars.space[1] });

/** Heading and text, with the category's picture beside them. */
export const head = style({
  "@media": {
    [media.desktop]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) auto",
      columnGap: vars.space[12],
      alignItems: "center",
    },
  },
});

/** The right part of a banner of 1440:420, which shows the products. */
export const still = style({
  display: "none",
  "@media": {
    [media.desktop]: {
      display: "block",
      gridColumn: 2,
      inlineSize: "auto",
      // The head stays low, so that the first row of products is visible.
      blockSize: "148px",
      aspectRatio: "864 / 420",
      objectFit: "cover",
      objectPosition: "100% 50%",
      borderRadius: vars.radius.card,
      background: vars.color.stage,
      filter: `brightness(${vars.stage.brightness})`,
    },
  },
});

export const lead = style({
  marginBlockStart: vars.space[1],
  color: vars.color.inkMuted,
  maxInlineSize: vars.layout.measure,
});

export const description = style({
  marginBlockStart: vars.space[1],
  maxInlineSize: vars.layout.measure,
  fontSize: vars.text.sm,
  lineHeight: 1.45,
  "@media": { [media.tablet]: { fontSize: vars.text.md } },
});

/** The category's text below its list. */
export const sections = style({
  display: "grid",
  gap: vars.space[8],
  marginBlockStart: vars.layout.section,
  paddingBlockStart: vars.space[8],
  borderBlockStart: `1px solid ${vars.color.line}`,
  "@media": { [media.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: vars.space[12] } },
});

export const section = style({ display: "grid", alignContent: "start", rowGap: vars.space[3] });

export const sectionHeading = style({ fontSize: vars.text.xl, lineHeight: vars.leading.title });

export const sectionText = style({ maxInlineSize: vars.layout.measure, color: vars.color.inkMuted });

/** Links to other categories below the message that nothing was found, centred like the message. */
export const linkList = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space[6],
  justifyContent: "center",
});

/** A single line that scrolls sideways, so that it does not push the products down. */
export const subcategories = style({
  display: "flex",
  columnGap: vars.space[6],
  marginBlockStart: vars.space[1],
  marginInline: `calc(-1 * ${vars.layout.margin})`,
  paddingInline: vars.layout.margin,
  overflowX: "auto",
  scrollbarWidth: "none",
  "@media": { [media.desktop]: { marginInline: 0, paddingInline: 0 } },
});

/** High enough for a finger. */
export const linkItem = style({ display: "flex", alignItems: "center", minBlockSize: vars.size.compact });

export const subcategory = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.size.compact,
  whiteSpace: "nowrap",
  fontSize: vars.text.sm,
  textDecorationColor: vars.color.control,
  selectors: { "&:hover": { textDecorationColor: "currentColor" } },
});

export const columns = style({
  position: "relative",
  marginBlockStart: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.line}`,
  "@media": {
    [media.desktop]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 264px) minmax(0, 1fr)",
      columnGap: vars.space[12],
      alignItems: "start",
    },
  },
});

const withoutScript = "(scripting: none)";

/**
 * The filters: beside the list where there is room, above it without JavaScript, which is needed to open the drawer.
 */
export const rail = style({
  display: "none",
  "@media": {
    [withoutScript]: { display: "block" },
    [media.desktop]: {
      display: "block",
      // Stays in view beside the products and scrolls by itself; the padding leaves room for focus rings.
      position: "sticky",
      insetBlockStart: 0,
      maxBlockSize: "100vh",
      marginInline: "-6px",
      paddingInline: "6px",
      paddingBlockEnd: vars.space[8],
      overflowY: "auto",
      overscrollBehavior: "contain",
      scrollbarWidth: "thin",
    },
  },
});

/** On phones filters and sort order share a line, with the chosen filters on a second line. */
export const bar = style({
  display: "grid",
  gridTemplateColumns: "1fr minmax(auto, 1fr)",
  alignItems: "center",
  position: "sticky",
  insetBlockStart: 0,
  // Above the dots and hearts of cards.
  zIndex: 3,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  background: vars.color.canvas,
  "@media": {
    [withoutScript]: { gridTemplateColumns: "1fr", position: "static" },
    [media.desktop]: { display: "flex", columnGap: vars.space[4], minBlockSize: "56px", borderBlockEnd: 0 },
  },
});

// What is focused or linked to must not be hidden under the bar.
globalStyle(`html:has(${bar})`, { scrollPaddingBlockStart: "112px" });

export const chips = style({
  gridColumn: "1 / -1",
  order: 1,
  minInlineSize: 0,
  "@media": { [media.desktop]: { order: 0, flex: 1 } },
});

/** While the requested list is loading, the current one stays visible but dimmed. */
export const list = styleVariants({ current: {}, waiting: { opacity: 0.5 } }, (state) => ({
  ...state,
  paddingBlockStart: vars.space[4],
  transition: `opacity ${vars.duration.state} ${vars.easing.out}`,
}));

/** The button that opens the filter drawer, for screens without the filter column. */
export const drawerButton = style({
  borderInlineEnd: `1px solid ${vars.color.line}`,
  "@media": { [withoutScript]: { display: "none" }, [media.desktop]: { display: "none" } },
});

globalStyle(`${drawerButton} > button`, { inlineSize: "100%", fontSize: vars.text.sm, textDecoration: "none" });

export const title = style({
  fontSize: vars.text["2xl"],
  lineHeight: vars.leading.title,
  "@media": { [media.desktop]: { fontSize: vars.text["3xl"] } },
});

/** The products offered when none matches. */
export const nearest = style({ display: "grid", rowGap: vars.space[4], marginBlockStart: vars.space[8] });

/** What differs from the wanted size. */
export const difference = style({ fontSize: vars.text.sm, lineHeight: 1.45, fontVariantNumeric: "tabular-nums" });

/** A shape that is offered in place of the chosen one, with what makes it. */
export const kindred = style({
  minBlockSize: vars.size.compact,
  color: vars.color.inkMuted,
  maxInlineSize: vars.layout.measure,
});

/** What became of the words of a search, above its list. */
export const words = style({
  display: "block",
  marginBlockEnd: vars.space[4],
  paddingInlineStart: vars.space[4],
  borderInlineStart: `3px solid ${vars.color.action}`,
});

import { media, vars } from "@dioptra/tokens";
import { pageWidth } from "@dioptra/ui/layout";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";

export const page = pageWidth;

export const path = style({ paddingBlock: vars.space[4] });

/** Words, and what lies in the category beside them. */
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

/** The right part of a banner of 1440:420, on which the things stand. */
export const still = style({
  display: "none",
  "@media": {
    [media.desktop]: {
      display: "block",
      gridColumn: 2,
      inlineSize: "min(41vw, 560px)",
      blockSize: "auto",
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
  marginBlockStart: vars.space[3],
  color: vars.color.inkMuted,
  maxInlineSize: vars.layout.measure,
});

export const description = style({ marginBlockStart: vars.space[3], maxInlineSize: vars.layout.measure });

/** What is said of a category below its list. */
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

/** Without results, the links below the message are centred like it. */
export const waysOn = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space[6],
  justifyContent: "center",
});

/** On phones one line that is moved sideways, so that the products are not far below. */
export const subcategories = style({
  display: "flex",
  columnGap: vars.space[6],
  marginBlockStart: vars.space[3],
  marginInline: `calc(-1 * ${vars.layout.margin})`,
  paddingInline: vars.layout.margin,
  overflowX: "auto",
  scrollbarWidth: "none",
  "@media": { [media.desktop]: { flexWrap: "wrap", marginInline: 0, paddingInline: 0 } },
});

/** One of them, as high as a finger needs. */
export const wayOn = style({ display: "flex", alignItems: "center", minBlockSize: vars.size.compact });

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
  marginBlockStart: vars.space[8],
  borderBlockStart: `1px solid ${vars.color.line}`,
  "@media": {
    [media.desktop]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 264px) minmax(0, 1fr)",
      columnGap: vars.space[12],
      alignItems: "start",
      paddingBlockStart: vars.space[4],
    },
  },
});

const withoutScript = "(scripting: none)";

/** The filters beside the list, where there is room for both; without script, which opens the drawer, above it. */
export const rail = style({
  display: "none",
  "@media": { [withoutScript]: { display: "block" }, [media.desktop]: { display: "block" } },
});

/** On phones filters and order share a line by halves, what is chosen has its own below. */
export const bar = style({
  display: "grid",
  gridTemplateColumns: "1fr minmax(auto, 1fr)",
  alignItems: "center",
  borderBlockEnd: `1px solid ${vars.color.line}`,
  "@media": {
    [withoutScript]: { gridTemplateColumns: "1fr" },
    [media.desktop]: { display: "flex", columnGap: vars.space[4], minBlockSize: vars.size.control, borderBlockEnd: 0 },
  },
});

export const chips = style({
  gridColumn: "1 / -1",
  order: 1,
  minInlineSize: 0,
  "@media": { [media.desktop]: { order: 0, flex: 1 } },
});

/** While another selection is on its way, what is shown is still the last one. */
export const list = styleVariants({ there: {}, waiting: { opacity: 0.5 } }, (state) => ({
  ...state,
  paddingBlockStart: vars.space[4],
  transition: `opacity ${vars.duration.state} ${vars.easing.out}`,
}));

/** What only those need who have no rail beside the list. */
export const withoutRail = style({
  borderInlineEnd: `1px solid ${vars.color.line}`,
  "@media": { [withoutScript]: { display: "none" }, [media.desktop]: { display: "none" } },
});

globalStyle(`${withoutRail} > button`, { inlineSize: "100%", fontSize: vars.text.sm, textDecoration: "none" });

export const title = style({ fontSize: vars.text["3xl"], lineHeight: vars.leading.title });

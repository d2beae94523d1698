import { media, vars } from "@dioptra/tokens";
import { pageWidth } from "@dioptra/ui/layout";
import { style } from "@vanilla-extract/css";

export const shelf = style([pageWidth, { paddingBlockStart: vars.layout.section }]);

export const banner = style({ paddingBlockStart: vars.layout.section });

/** The title of a shelf, and the button beside it. */
export const shelfHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[3],
});

/** In what a product differs from the one of the page. */
export const differences = style({ fontSize: vars.text.xs, color: vars.color.inkMuted });

const inView = (cards: number) => `calc((100% - ${cards - 1} * ${vars.layout.gutter}) / ${cards})`;

/** On phones the row runs from edge to edge. The block padding is room for focus rings, which `overflow` would clip. */
export const row = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "64%",
  gap: vars.layout.gutter,
  marginBlockStart: vars.space[4],
  marginInline: `calc(-1 * ${vars.layout.margin})`,
  paddingBlock: vars.space[2],
  paddingInline: vars.layout.margin,
  overflowX: "auto",
  "@media": {
    [media.tablet]: { gridAutoColumns: inView(3) },
    [media.desktop]: { gridAutoColumns: inView(4) },
  },
});

export const reviews = style([
  pageWidth,
  {
    display: "grid",
    gap: vars.space[8],
    paddingBlockStart: vars.layout.section,
    "@media": {
      [media.desktop]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)", columnGap: vars.space[12] },
    },
  },
]);

export const reviewsHead = style({ display: "grid", alignContent: "start", rowGap: vars.space[3] });

export const average = style({ display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: vars.space[3] });

export const averageFigure = style({ fontSize: vars.text["2xl"], fontWeight: vars.weight.label });

export const origin = style({ fontSize: vars.text.sm, color: vars.color.inkMuted, maxInlineSize: vars.layout.measure });

/** The form for a review, above the reviews of others. */
export const ownReview = style({ marginBlockEnd: vars.space[8] });

export const reviewList = style({ display: "grid" });

export const review = style({
  paddingBlock: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { "&:first-child": { paddingBlockStart: 0 } },
});

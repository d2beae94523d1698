import { media, vars } from "@dioptra/tokens";
import { pageWidth } from "@dioptra/ui/layout";
import { style } from "@vanilla-extract/css";

export const shelf = style([pageWidth, { paddingBlockStart: vars.layout.section }]);

const inView = (cards: number) => `calc((100% - ${cards - 1} * ${vars.layout.gutter}) / ${cards})`;

/** On phones it runs from edge to edge; the padding is room for the rings of focus, which it would cut. */
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

/** The same colour as text: what counts is how many are full. */
export const stars = style({ letterSpacing: "0.1em", whiteSpace: "nowrap" });

export const how = style({ fontSize: vars.text.sm, color: vars.color.inkMuted, maxInlineSize: vars.layout.measure });

export const reviewList = style({ display: "grid" });

export const review = style({
  paddingBlock: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { "&:first-child": { paddingBlockStart: 0 } },
});

export const reviewTitle = style({ fontSize: vars.text.md, marginBlock: vars.space[1] });

export const byline = style({ marginBlockStart: vars.space[2], fontSize: vars.text.sm, color: vars.color.inkMuted });

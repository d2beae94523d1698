import { media, vars } from "@dioptra/tokens";
import { pageWidth } from "@dioptra/ui/layout";
import { globalStyle, style } from "@vanilla-extract/css";

export const page = style([pageWidth, { paddingBlockStart: vars.space[4] }]);

export const path = style({ marginBlockEnd: vars.space[6] });

export const title = style({ marginBlockEnd: vars.space[6] });

/** What follows the text of a page. */
export const section = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  rowGap: vars.space[6],
  marginBlockStart: vars.space[16],
});

// A form after a link is another thing than the link.
globalStyle(`${section} > section:not(:first-child)`, { marginBlockStart: vars.space[8] });

/** Links to other pages, high enough for a finger. */
export const near = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space[8],
  lineHeight: vars.size.compact,
});

/** Text with what belongs to it, as wide as lines may be. */
export const column = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  rowGap: vars.space[6],
  maxInlineSize: vars.layout.measure,
});

/** Text with the links that belong to it: on wide screens beside it, where they stay in view. */
export const beside = style({
  "@media": {
    [media.desktop]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 8fr) minmax(0, 4fr)",
      columnGap: vars.space[16],
      alignItems: "start",
    },
  },
});

globalStyle(`${beside} > nav`, {
  "@media": {
    [media.desktop]: {
      order: 1,
      position: "sticky",
      insetBlockStart: vars.space[8],
      rowGap: vars.space[3],
      marginBlockStart: 0,
      paddingInlineStart: vars.space[8],
      borderInlineStart: `1px solid ${vars.color.line}`,
    },
  },
});

// What follows the words above it without its links between them.
globalStyle(`${column} + ${beside}`, { "@media": { [media.desktop]: { marginBlockStart: vars.space[6] } } });

globalStyle(`${beside} > nav h2`, { "@media": { [media.desktop]: { fontSize: vars.text.lg } } });

globalStyle(`${beside} > nav ul`, { "@media": { [media.desktop]: { display: "grid" } } });

/** Links to the parts of a page. */
export const topics = style({ marginBlock: vars.space[6] });

import { vars } from "@dioptra/tokens";
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
export const column = style({ display: "grid", rowGap: vars.space[6], maxInlineSize: vars.layout.measure });

import { vars } from "@dioptra/tokens";
import { pageWidth } from "@dioptra/ui/layout";
import { style } from "@vanilla-extract/css";

export const page = style([pageWidth, { paddingBlockStart: vars.space[4] }]);

export const path = style({ marginBlockEnd: vars.space[6] });

/** As wide as lines may be, in the middle of the page. */
const column = { maxInlineSize: "68ch", marginInline: "auto" };

export const article = style(column);

export const title = style({ textWrap: "balance" });

export const teaser = style({
  marginBlockStart: vars.space[4],
  color: vars.color.inkMuted,
  fontSize: vars.text.lg,
});

/** Who wrote it, when, and how long it takes to read. */
export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space[4],
  marginBlockStart: vars.space[4],
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
});

export const picture = style({
  marginBlock: vars.space[8],
  overflow: "hidden",
  borderRadius: vars.radius.card,
  background: vars.color.stage,
  filter: `brightness(${vars.stage.brightness})`,
});

/** Articles to read next, in line with the text. */
export const related = style({ ...column, display: "grid", rowGap: vars.space[6], paddingBlockStart: vars.space[16] });

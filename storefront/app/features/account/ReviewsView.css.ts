import { media, vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const partTitle = style({ fontSize: vars.text.lg, marginBlockStart: vars.space[6] });

export const list = style({ display: "grid", maxInlineSize: "48rem" });

/** A product and its review, below each other with lines between. */
export const item = style({
  display: "grid",
  gridTemplateColumns: "5rem minmax(0, 1fr)",
  columnGap: vars.space[4],
  alignItems: "start",
  paddingBlock: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const picture = style({ inlineSize: "5rem" });

export const about = style({ display: "grid", rowGap: vars.space[2] });

/** On phones as wide as the page, otherwise below the product's name. */
export const form = style({
  gridColumn: "1 / -1",
  marginBlockStart: vars.space[6],
  "@media": { [media.tablet]: { gridColumn: 2 } },
});

export const name = style({ fontSize: vars.text.md });

export const reviewTitle = style({ fontWeight: vars.weight.label });

/** Keeps the author's paragraphs. */
export const detail = style({ whiteSpace: "pre-line", maxInlineSize: vars.layout.measure });

export const byline = style({ fontSize: vars.text.sm, color: vars.color.inkMuted });

/** What can be done with a review, beside each other. */
export const actions = style({ display: "flex", flexWrap: "wrap", gap: vars.space[4], alignItems: "center" });

/** The open form of a review, or the question before it is withdrawn. */
export const way = style({ display: "grid", rowGap: vars.space[4] });

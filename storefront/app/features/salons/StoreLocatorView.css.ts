import { media, vars } from "@dioptra/tokens";
import { pageWidth } from "@dioptra/ui/layout";
import { globalStyle, style } from "@vanilla-extract/css";

export const page = style([pageWidth, { paddingBlockEnd: vars.layout.section }]);

export const path = style({ paddingBlock: vars.space[4] });

export const title = style({ fontSize: vars.text["3xl"], lineHeight: vars.leading.title, textWrap: "balance" });

export const lead = style({
  marginBlock: `${vars.space[3]} ${vars.space[8]}`,
  maxInlineSize: vars.layout.measure,
  color: vars.color.inkMuted,
});

export const search = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "end",
  gap: vars.space[3],
  marginBlockEnd: vars.space[4],
  "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 26rem) auto auto 1fr" } },
});

export const status = style({ minBlockSize: "1.5em", marginBlockEnd: vars.space[4], fontSize: vars.text.sm });

/** Buttons that scripts answer, and the map that they draw. Without JavaScript the list is the page. */
export const withScript = style({ "@media": { "(scripting: none)": { display: "none" } } });

export const countries = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space[6],
  marginBlockEnd: vars.space[6],
  lineHeight: vars.size.compact,
});

// The country that is shown, also to the eye.
globalStyle(`${countries} > [aria-current]`, {
  display: "inline-flex",
  alignItems: "center",
  columnGap: vars.space[1],
  fontWeight: vars.weight.label,
  textDecorationLine: "none",
});

/** A heading without a path above it. */
export const lonelyTitle = style([title, { paddingBlockStart: vars.space[12] }]);

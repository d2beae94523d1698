import { media, vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const emptyState = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "center",
  gap: vars.space[3],
  paddingBlock: vars.space[12],
  textAlign: "center",
  overflowWrap: "anywhere",
  "@media": { [media.tablet]: { paddingBlock: vars.space[16] } },
});

export const picture = style({ marginBlockEnd: vars.space[4] });

export const title = style({ fontSize: vars.text.xl });

export const text = style({ maxInlineSize: "44ch", color: vars.color.inkMuted, textWrap: "balance" });

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  gap: `${vars.space[2]} ${vars.space[6]}`,
  marginBlockStart: vars.space[4],
});

/** Shown at its drawn size, so that lines are one pixel wide. */
export const drawing = style({ inlineSize: "200px", blockSize: "96px", color: vars.color.inkMuted });

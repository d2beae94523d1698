import { media, vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

/** The padding aligns the icon of the close button, not its touch target, with the margin. */
export const head = style({
  display: "flex",
  flex: "none",
  // In large type on a small phone, the action and the close button come below the title.
  flexWrap: "wrap",
  justifyContent: "flex-end",
  alignItems: "center",
  gap: vars.space[2],
  minBlockSize: "60px",
  paddingBlock: vars.space[2],
  paddingInline: `${vars.space[4]} ${vars.space[1]}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  "@media": { [media.tablet]: { minBlockSize: "64px", paddingInline: `${vars.space[6]} ${vars.space[3]}` } },
});

export const title = style({
  flex: "1 1 7rem",
  minInlineSize: 0,
  overflowWrap: "anywhere",
  fontSize: vars.text.lg,
  // Focused by script so that it is read out; it is not a control.
  outline: "none",
});

export const count = style({
  color: vars.color.inkMuted,
  fontWeight: vars.weight.text,
  fontVariantNumeric: "tabular-nums",
});

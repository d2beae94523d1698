import { media, vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const legalLine = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space[6],
  paddingBlock: `${vars.space[2]} ${vars.space[6]}`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.inkMuted,
  fontSize: vars.text.xs,
  fontVariantNumeric: "tabular-nums",
});

export const legalLink = style({
  display: "inline-flex",
  alignItems: "center",
  maxInlineSize: "100%",
  minBlockSize: vars.size.compact,
  overflowWrap: "anywhere",
  textDecoration: "none",
  selectors: { "&:hover, &[aria-current]": { color: vars.color.ink, textDecoration: "underline" } },
});

export const help = style({
  inlineSize: "100%",
  marginBlockStart: vars.space[3],
  "@media": { [media.tablet]: { inlineSize: "auto", marginBlock: 0, marginInlineStart: "auto" } },
});

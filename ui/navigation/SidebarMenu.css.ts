import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const branch = style({ borderBlockEnd: `1px solid ${vars.color.line}` });

export const summary = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[3],
  minBlockSize: vars.size.primary,
  fontSize: vars.text.lg,
  fontWeight: vars.weight.title,
  listStyle: "none",
  overflowWrap: "anywhere",
  cursor: "pointer",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});

export const sign = style({ flex: "none", selectors: { "[open] > summary > &": { rotate: "180deg" } } });

export const below = style({ paddingBlockEnd: vars.space[4] });

export const title = style({
  paddingBlock: vars.space[2],
  color: vars.color.inkMuted,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.label,
});

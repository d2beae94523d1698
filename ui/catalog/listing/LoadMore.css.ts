import { media, vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const loadMore = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: vars.space[4],
  paddingBlockStart: vars.space[12],
  "@media": { [media.tablet]: { paddingBlockStart: vars.space[16] } },
});

export const shown = style({ fontSize: vars.text.sm, fontVariantNumeric: "tabular-nums" });

export const line = style({
  appearance: "none",
  inlineSize: "240px",
  blockSize: "2px",
  border: 0,
  background: vars.color.line,
  "::-webkit-progress-bar": { background: vars.color.line },
  "::-webkit-progress-value": { background: vars.color.ink },
  "::-moz-progress-bar": { background: vars.color.ink },
  "@media": { [media.forcedColors]: { forcedColorAdjust: "none" } },
});

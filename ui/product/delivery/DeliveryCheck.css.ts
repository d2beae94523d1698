import { media, vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const form = style({
  display: "grid",
  gap: vars.space[3],
  maxInlineSize: "28rem",
  alignItems: "start",
  "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
});

/** Aligned with the control below its label, whatever error follows. */
export const button = style({
  display: "grid",
  "@media": { [media.tablet]: { paddingBlockStart: `calc(${vars.text.sm} * 1.5 + 6px)` } },
});

export const answer = style({
  display: "block",
  marginBlockStart: vars.space[3],
  maxInlineSize: "28rem",
  fontSize: vars.text.sm,
});

export const promise = style({ fontWeight: vars.weight.label });

export const rest = style({ color: vars.color.inkMuted, lineHeight: 1.45 });

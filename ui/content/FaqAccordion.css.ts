import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const search = style({ display: "block", maxInlineSize: "32rem", marginBlockEnd: vars.space[4] });

/** Reserves the line, so that nothing moves while the shopper types. */
export const count = style({
  minBlockSize: `calc(${vars.text.sm} * 1.5)`,
  marginBlockStart: vars.space[2],
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
});

export const address = style({ marginBlockStart: vars.space[4], fontSize: vars.text.sm });

/** A topic with its heading. */
export const topic = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  rowGap: vars.space[4],
  marginBlockStart: vars.space[12],
});

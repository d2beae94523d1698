import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

/** Reserves two lines, so that the table below does not move when the sentence wraps. */
export const sentence = style({ minBlockSize: "2lh", fontSize: vars.text.lg, textWrap: "balance" });

export const table = style({ fontSize: vars.text.sm });

export const caption = style({
  paddingBlock: `${vars.space[3]} ${vars.space[1]}`,
  fontWeight: vars.weight.label,
  textAlign: "start",
});

export const name = style({
  paddingBlock: vars.space[2],
  paddingInlineEnd: vars.space[4],
  fontWeight: "inherit",
  textAlign: "start",
});

export const figure = style({ paddingBlock: vars.space[2], textAlign: "end", whiteSpace: "nowrap" });

export const total = style({ borderBlockStart: `1px solid ${vars.color.ink}`, fontWeight: vars.weight.label });

export const note = style({ marginBlockStart: vars.space[2], fontSize: vars.text.sm });

import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

/** Receives the focus when an answer removes the buttons. */
export const region = style({ ":focus": { outline: "none" } });

export const question = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: vars.space[4],
  marginBlockStart: vars.space[3],
  paddingBlock: "20px",
  paddingInline: vars.space[4],
  border: `1px solid ${vars.color.pending}`,
  borderRadius: vars.radius.card,
  background: vars.color.pendingQuiet,
});

export const mark = style({ color: vars.color.pending });

export const title = style({ marginBlockEnd: vars.space[1], textWrap: "balance" });

export const text = style({ maxInlineSize: "60ch", fontSize: vars.text.sm });

export const answers = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[3],
  marginBlockStart: vars.space[4],
  fontVariantNumeric: "tabular-nums",
});

/** Buttons on the tinted background have a paper background. */
export const answer = style({ borderRadius: vars.radius.control, background: vars.color.canvas });

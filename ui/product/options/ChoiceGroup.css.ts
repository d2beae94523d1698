import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

/** Choices divided by lines. */
export const rows = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: vars.space[4],
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.line}` } },
});

export const price = style({ marginInlineStart: "auto", fontWeight: vars.weight.label });

export const hint = style({
  display: "block",
  color: vars.color.inkMuted,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.text,
  letterSpacing: "normal",
});

export const questions = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[6] });

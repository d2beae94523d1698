import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const table = style({ maxInlineSize: "26rem", fontSize: vars.text.sm });

export const caption = style({
  paddingBlock: `${vars.space[4]} ${vars.space[1]}`,
  fontWeight: vars.weight.label,
  textAlign: "start",
});

export const row = style({
  selectors: { "&[aria-current]": { fontWeight: vars.weight.label } },
});

export const day = style({
  paddingBlock: vars.space[1],
  paddingInlineEnd: vars.space[4],
  fontWeight: "inherit",
  textAlign: "start",
  verticalAlign: "baseline",
});

export const hours = style({
  paddingBlock: vars.space[1],
  fontVariantNumeric: "tabular-nums",
  textAlign: "end",
  verticalAlign: "baseline",
});

import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const summary = style({
  padding: `${vars.space[4]} 20px`,
  border: `2px solid ${vars.color.sale}`,
  borderRadius: vars.radius.control,
  // Keeps a distance from the edge when scrolled to.
  scrollMarginBlock: vars.space[6],
});

export const title = style({ fontSize: vars.text.lg });

export const list = style({ display: "grid", marginBlockStart: vars.space[2], overflowWrap: "anywhere" });

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.size.compact,
  color: vars.color.sale,
  fontWeight: vars.weight.title,
});

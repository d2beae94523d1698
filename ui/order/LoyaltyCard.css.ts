import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export { card, content, foot, note } from "./orderCard.css.ts";

export const points = style({ fontSize: vars.text.xl, fontVariantNumeric: "tabular-nums", lineHeight: 1.2 });

/** Black on white in every theme, also with forced colors: scanners do not read bright bars on a dark ground. */
export const barcode = style({
  display: "grid",
  justifyItems: "center",
  gap: vars.space[2],
  maxInlineSize: "420px",
  padding: vars.space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: "white",
  color: "black",
  forcedColorAdjust: "none",
});

export const bars = style({ display: "block", inlineSize: "100%", blockSize: "88px" });

export const number = style({ fontVariantNumeric: "tabular-nums", letterSpacing: ".12em", overflowWrap: "anywhere" });

export const till = style({ display: "grid", justifyItems: "center", gap: vars.space[4], paddingBlock: vars.space[8] });

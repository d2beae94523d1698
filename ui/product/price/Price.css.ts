import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";

export const price = recipe({
  base: { display: "flex", flexDirection: "column" },
  variants: { size: { card: { gap: vars.space[1] }, page: { gap: "6px" } } },
});

export const amounts = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: vars.space[2],
});

export const current = recipe({
  base: { fontWeight: vars.weight.label, textDecoration: "none" },
  variants: {
    size: { card: {}, page: { fontSize: vars.text.xl, letterSpacing: "-.015em", lineHeight: 1.3 } },
    reduced: { true: { color: vars.color.sale }, false: {} },
  },
});

export const before = style({ color: vars.color.inkMuted, textDecorationThickness: "1px" });

export const saving = style({
  alignSelf: "center",
  paddingInline: "9px",
  borderRadius: vars.radius.control,
  background: vars.color.saleGround,
  color: vars.color.onSale,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.label,
  fontVariantNumeric: "tabular-nums",
  lineHeight: "26px",
});

export const reference = style({ color: vars.color.inkMuted, fontSize: vars.text.xs, lineHeight: 1.4 });

import { vars } from "@dioptra/tokens";
import { recipe } from "@vanilla-extract/recipes";

export const badge = recipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: vars.space[1],
    minBlockSize: vars.space[6],
    paddingInline: vars.space[2],
    borderRadius: vars.radius.control,
    fontSize: vars.text.xs,
    fontWeight: vars.weight.label,
    fontVariantNumeric: "tabular-nums",
    lineHeight: vars.leading.label,
    // Only a word wider than its card breaks.
    maxInlineSize: "100%",
    overflowWrap: "anywhere",
  },
  variants: {
    tone: {
      plain: { background: vars.color.canvas, color: vars.color.ink },
      sale: { background: vars.color.saleGround, color: vars.color.onSale },
    },
  },
});

import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";

export const legend = recipe({
  base: {
    paddingInline: 0,
    fontWeight: vars.weight.title,
    letterSpacing: "-.008em",
    lineHeight: 1.3,
    overflowWrap: "anywhere",
    hyphens: "auto",
  },
  variants: { size: { block: { fontSize: vars.text.lg }, page: { fontSize: vars.text.xl } } },
});

export const fields = style({ display: "grid", gap: vars.space[4], marginBlockStart: vars.space[4] });

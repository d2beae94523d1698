import { vars } from "@dioptra/tokens";
import { recipe } from "@vanilla-extract/recipes";

export const count = recipe({
  base: { marginBlockStart: "6px", fontSize: vars.text.xs, fontVariantNumeric: "tabular-nums", lineHeight: 1.45 },
  variants: {
    state: {
      within: { color: vars.color.inkMuted },
      over: { color: vars.color.sale, fontWeight: vars.weight.title },
    },
  },
});

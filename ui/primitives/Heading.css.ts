import { vars } from "@dioptra/tokens";
import { recipe } from "@vanilla-extract/recipes";

export const heading = recipe({
  base: { overflowWrap: "break-word", textWrap: "balance" },
  variants: {
    size: {
      display: { fontSize: vars.text.display, letterSpacing: "-.035em", lineHeight: 1 },
      page: { fontSize: vars.text["3xl"], letterSpacing: "-.03em", lineHeight: vars.leading.title },
      section: { fontSize: vars.text["2xl"], letterSpacing: "-.02em", lineHeight: vars.leading.title },
      part: { fontSize: vars.text.xl, letterSpacing: "-.012em", lineHeight: 1.25 },
      item: { fontSize: vars.text.lg, letterSpacing: "-.008em", lineHeight: 1.3 },
    },
  },
});

import { vars } from "@dioptra/tokens";
import { recipe } from "@vanilla-extract/recipes";

export const text = recipe({
  base: { lineHeight: vars.leading.text, overflowWrap: "break-word", textWrap: "pretty" },
  variants: {
    size: {
      xs: { fontSize: vars.text.xs },
      sm: { fontSize: vars.text.sm },
      md: { fontSize: vars.text.md },
      lg: { fontSize: vars.text.lg },
    },
    tone: {
      ink: { color: vars.color.ink },
      muted: { color: vars.color.inkMuted },
      success: { color: vars.color.success },
      pending: { color: vars.color.pending },
      sale: { color: vars.color.sale },
    },
    width: { full: {}, measure: { maxInlineSize: vars.layout.measure } },
  },
});

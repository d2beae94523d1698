import { vars } from "@dioptra/tokens";
import { recipe } from "@vanilla-extract/recipes";

export const icon = recipe({
  base: { display: "inline-flex", flex: "none", verticalAlign: "middle" },
  variants: {
    tone: {
      ink: { color: vars.color.ink },
      muted: { color: vars.color.inkMuted },
      success: { color: vars.color.success },
      pending: { color: vars.color.pending },
      sale: { color: vars.color.sale },
    },
  },
});

import { vars } from "@dioptra/tokens";
import { recipe } from "@vanilla-extract/recipes";

export const opening = recipe({
  base: { fontWeight: vars.weight.label },
  variants: {
    tone: {
      open: { color: vars.color.success },
      soon: { color: vars.color.pending },
      closed: { color: vars.color.inkMuted },
    },
  },
});

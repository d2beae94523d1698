import { vars } from "@dioptra/tokens";
import { recipe } from "@vanilla-extract/recipes";

export const inlineNotice = recipe({
  base: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    columnGap: vars.space[2],
    fontSize: vars.text.sm,
    lineHeight: 1.4,
    overflowWrap: "anywhere",
  },
  variants: {
    type: {
      info: { color: vars.color.info },
      success: { color: vars.color.success },
      warning: { color: vars.color.pending },
      error: { color: vars.color.sale },
    },
  },
});

import { vars } from "@dioptra/tokens";
import { recipe } from "@vanilla-extract/recipes";
import { alignment, floating, widestFloating } from "./floating.css.ts";

export const popover = recipe({
  base: [floating, { maxInlineSize: widestFloating, padding: vars.space[4] }],
  variants: { align: alignment },
});

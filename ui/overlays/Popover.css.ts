import { vars } from "@dioptra/tokens";
import { recipe } from "@vanilla-extract/recipes";
import { alignment, floating, scrolling, widestFloating } from "./floating.css.ts";

export const popover = recipe({
  base: [floating, scrolling, { maxInlineSize: widestFloating, padding: vars.space[4] }],
  variants: { align: alignment },
});

import { vars } from "@dioptra/tokens";
import { pageWidth } from "@dioptra/ui/layout";
import { style } from "@vanilla-extract/css";

export const shelf = style([
  pageWidth,
  {
    paddingBlockStart: vars.space[16],
  },
]);

export const banner = style({ paddingBlockStart: vars.space[16] });

export const guides = style([shelf, { display: "grid", rowGap: vars.space[6] }]);

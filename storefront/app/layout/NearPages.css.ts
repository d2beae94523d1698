import { vars } from "@dioptra/tokens";
import { pageWidth } from "@dioptra/ui/layout";
import { style } from "@vanilla-extract/css";

export const near = style([pageWidth, { display: "grid", rowGap: vars.space[4], paddingBlockEnd: vars.space[16] }]);

/** High enough for a finger. */
export const entry = style({ paddingBlock: vars.space[2] });

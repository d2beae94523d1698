import { vars } from "@dioptra/tokens";
import { pageWidth } from "@dioptra/ui/layout";
import { style } from "@vanilla-extract/css";

export const page = style([pageWidth, { paddingBlockStart: vars.space[4] }]);

export const path = style({ marginBlockEnd: vars.space[6] });

export const title = style({ marginBlockEnd: vars.space[6] });

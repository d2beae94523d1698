import { vars } from "@dioptra/tokens";
import { pageWidth } from "@dioptra/ui/layout";
import { style } from "@vanilla-extract/css";

export const page = style([pageWidth, { paddingBlockStart: vars.space[8] }]);

export const title = style({ marginBlockEnd: vars.space[6] });

export const count = style({ color: vars.color.inkMuted });

export const note = style({ fontSize: vars.text.xs, color: vars.color.inkMuted });

export const clear = style({ marginBlockStart: vars.space[4] });

import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const notice = style({ selectors: { "&:not(:empty)": { marginBlockEnd: vars.space[2] } } });

import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const title = style({ marginBlockEnd: vars.space[1], fontSize: vars.text.sm, fontWeight: vars.weight.title });

export const text = style({ color: vars.color.inkMuted, fontSize: vars.text.sm });

import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const note = style({ fontSize: vars.text.xs, color: vars.color.inkMuted });

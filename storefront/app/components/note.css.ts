import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

/** A short sentence below a button or a total. */
export const note = style({ fontSize: vars.text.xs, color: vars.color.inkMuted });

import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const form = style({ display: "grid", gap: vars.space[4] });

/** Takes the focus in place of the form, without a ring: it is not operated. */
export const result = style({ outline: "none" });

import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

/** The offer, below what it is about. */
export const reminder = style({ display: "grid", justifyItems: "start", marginBlockStart: vars.space[3] });

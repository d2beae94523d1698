import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const content = style({ display: "grid", gap: vars.space[4] });

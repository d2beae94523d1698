import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const problems = style({ display: "grid", gap: vars.space[1] });

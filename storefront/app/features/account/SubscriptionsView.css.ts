import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const pages = style({ display: "flex", gap: vars.space[4] });

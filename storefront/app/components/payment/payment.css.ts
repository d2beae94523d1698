import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const panel = style({ display: "grid", gap: vars.space[4] });

export const title = style({ fontSize: vars.text.lg });

import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const parts = style({ display: "grid", gap: vars.space[6] });

export const order = style({ display: "grid", gap: vars.space[2] });

export const orderTitle = style({ fontSize: vars.text.lg });

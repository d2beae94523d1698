import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const form = style({ display: "grid", gap: vars.space[6], justifyItems: "start", maxInlineSize: "40rem" });

export const whole = style({ inlineSize: "100%" });

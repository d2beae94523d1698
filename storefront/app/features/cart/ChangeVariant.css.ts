import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const choice = style({ display: "grid", gap: vars.space[4] });

export const note = style({ fontSize: vars.text.xs, color: vars.color.inkMuted });

export const price = style({ fontWeight: vars.weight.label, textAlign: "end" });

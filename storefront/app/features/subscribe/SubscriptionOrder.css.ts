import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const order = style({ display: "grid", gap: vars.space[4] });

export const ways = style({ display: "flex", flexWrap: "wrap", gap: vars.space[4] });

export const note = style({ fontSize: vars.text.xs, color: vars.color.inkMuted });

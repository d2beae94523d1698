import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const loupe = style({ pointerEvents: "none" });

export const ground = style({ fill: vars.color.surface });

export const rim = style({ fill: "none", stroke: vars.color.canvas, strokeWidth: 2 });

export const shade = style({ fill: "none", stroke: vars.color.ink, strokeWidth: 4 });

export const hair = style({ fill: "none", stroke: vars.color.canvas, strokeWidth: 1.25 });

export const hairShade = style({ fill: "none", stroke: vars.color.ink, strokeWidth: 2.75, strokeOpacity: 0.7 });

import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const form = style({ display: "grid", gap: vars.space[6], justifyItems: "start", maxInlineSize: "40rem" });

/** The box of the options has no width of its own: without one, it would be as narrow as its legend. */
export const rating = style({ inlineSize: "min(100%, 16rem)" });

export const whole = style({ inlineSize: "100%" });

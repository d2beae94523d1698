import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const form = style({ display: "grid", gap: vars.space[6], justifyItems: "start", maxInlineSize: "40rem" });

/** Takes space only while it has a message. */
export const refusal = style({
  display: "block",
  selectors: { "&:not(:empty)": { marginBlockEnd: vars.space[4] } },
});

export const whole = style({ inlineSize: "100%" });

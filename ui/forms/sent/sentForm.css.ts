import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

/** A form of an account: one column that the eye can follow. */
export const form = style({ display: "grid", gap: vars.space[6], maxInlineSize: "520px" });

/** Fields of one thought, nearer to each other than to the next. */
export const group = style({ display: "grid", gap: vars.space[4] });

/** A way out beside the form's own, such as to the other of log in and register. */
export const way = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space[2],
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
});

/** The form's button, and what can be done instead. */
export const actions = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[4] });

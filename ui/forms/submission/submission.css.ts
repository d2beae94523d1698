import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

/** The form of an account: a single column of comfortable width. */
export const form = style({ display: "grid", gap: vars.space[6], maxInlineSize: "520px" });

/** Fields that belong together, with less space between them. */
export const group = style({ display: "grid", gap: vars.space[4] });

/** A link to the other form, such as from login to registration. */
export const way = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space[2],
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
});

/** The form's button and its alternatives. */
export const actions = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[4] });

import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const confirmation = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[1]} ${vars.space[2]}`,
});

/** A legend ignores the flex layout unless it floats. */
export const question = style({
  float: "inline-start",
  maxInlineSize: "100%",
  overflowWrap: "anywhere",
  fontSize: vars.text.sm,
  fontWeight: vars.weight.label,
});

/** The two buttons stay together, beside the question or below it. */
export const answers = style({ display: "flex", flexWrap: "wrap", gap: vars.space[2] });

import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const card = style({ display: "grid", gap: vars.space[2], overflowWrap: "anywhere" });

/** A word about it, not a control. */
export const use = style({ color: vars.color.inkMuted, fontSize: vars.text.sm });

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space[4],
  // Buttons in the voice of a link stand on the line of the text, with their room for a finger around them.
  marginBlockStart: `calc(-1 * ${vars.space[2]})`,
});

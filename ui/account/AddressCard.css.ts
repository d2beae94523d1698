import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const card = style({ display: "grid", gap: vars.space[2], overflowWrap: "anywhere" });

/** A note on the address, not a control. */
export const use = style({ color: vars.color.inkMuted, fontSize: vars.text.sm });

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space[4],
  // Pulls the actions up by their touch padding, so that their text lines up with the address.
  marginBlockStart: `calc(-1 * ${vars.space[2]})`,
});

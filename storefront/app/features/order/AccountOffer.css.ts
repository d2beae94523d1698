import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const offer = style({
  display: "grid",
  gap: vars.space[4],
  marginBlockEnd: vars.space[6],
  paddingBlockStart: vars.space[6],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

/** It takes the focus when its section changes, without a ring: it is not operated. */
export const title = style({ fontSize: vars.text.lg, outline: "none" });

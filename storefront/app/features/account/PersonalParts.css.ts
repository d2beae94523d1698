import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

/** As wide as the forms around it. */
export const card = style({ maxInlineSize: "520px" });

export const part = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "start",
  gap: vars.space[4],
  maxInlineSize: "520px",
  paddingBlockStart: vars.space[8],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const form = style({ display: "grid", gap: vars.space[4], inlineSize: "100%" });

export const actions = style({ display: "flex", flexWrap: "wrap", gap: vars.space[4] });

/** A live region must exist before its text, or it is not announced. While empty it takes no space. */
export const problem = style({ selectors: { "&:empty": { position: "absolute" } } });

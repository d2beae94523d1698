import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const about = style({ maxInlineSize: vars.layout.measure, color: vars.color.inkMuted, fontSize: vars.text.sm });

export const list = style({ display: "grid", rowGap: vars.space[8], maxInlineSize: "48rem" });

export const item = style({ display: "grid", rowGap: vars.space[3] });

/** The name and the day on the left, what can be done on the right. */
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: `${vars.space[2]} ${vars.space[4]}`,
});

export const name = style({ fontSize: vars.text.lg, overflowWrap: "anywhere" });

export const day = style({ color: vars.color.inkMuted, fontSize: vars.text.sm });

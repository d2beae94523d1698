import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const picker = style({ display: "grid", gap: vars.space[4] });

/** Long lists scroll on their own, so that the next question stays near. */
export const list = style({ maxBlockSize: "26rem", overflowY: "auto", borderRadius: vars.radius.card });

export const details = style({ display: "block", overflowWrap: "anywhere" });

export const outage = style({ display: "block", color: vars.color.pending });

export const chosen = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "start",
  justifyContent: "space-between",
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.canvas,
  fontSize: vars.text.sm,
});

export const mapChoice = style({ fontSize: vars.text.sm, selectors: { "&:empty": { display: "none" } } });

export const name = style({ fontWeight: vars.weight.label });

export const muted = style({ color: vars.color.inkMuted });

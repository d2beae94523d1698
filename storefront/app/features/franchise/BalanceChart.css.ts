import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const figure = style({ display: "grid", gap: vars.space[4], marginBlock: vars.space[12] });

export const bars = style({ display: "block", inlineSize: "100%", blockSize: "16rem" });

/** Below the line, and so recognised without its colour. */
export const loss = style({ fill: vars.color.control });

export const gain = style({ fill: vars.color.action });

export const zero = style({ stroke: vars.color.ink, strokeWidth: "1px", vectorEffect: "non-scaling-stroke" });

export const months = style({
  display: "flex",
  justifyContent: "space-between",
  fontSize: vars.text.xs,
  color: vars.color.inkMuted,
  fontVariantNumeric: "tabular-nums",
});

export const table = style({ fontSize: vars.text.sm });

export const cell = style({ paddingBlock: vars.space[1], paddingInlineEnd: vars.space[6], textAlign: "start" });

export const amount = style({ textAlign: "end", fontVariantNumeric: "tabular-nums" });

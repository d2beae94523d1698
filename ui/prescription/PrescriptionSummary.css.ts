import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const figure = style({
  display: "grid",
  alignItems: "center",
  blockSize: "100%",
  minBlockSize: vars.size.control,
  paddingInline: vars.space[2],
  fontVariantNumeric: "tabular-nums lining-nums",
  "@container": { "(width >= 46rem)": { paddingInline: "14px", fontSize: vars.text.lg } },
});

export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: vars.space[6],
  rowGap: vars.space[1],
  marginBlockStart: vars.space[2],
  fontSize: vars.text.sm,
});

export const validity = style({ color: vars.color.inkMuted });

export const actions = style({ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: vars.space[6] });

export const prisms = style({ marginBlockStart: vars.space[2], fontSize: vars.text.sm });

export const edit = style({ display: "inline-flex", alignItems: "center", minBlockSize: vars.size.compact });

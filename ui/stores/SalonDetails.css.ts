import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const rating = style({ display: "flex", alignItems: "center", gap: vars.space[2], fontSize: vars.text.sm });

export const star = style({ flex: "none", fill: "currentColor" });

export const ways = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space[6],
  alignItems: "center",
  lineHeight: vars.size.compact,
  fontSize: vars.text.sm,
});

export const hours = style({ fontSize: vars.text.sm });

export const summary = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.size.compact,
  textDecoration: "underline",
  textDecorationColor: vars.color.control,
  textUnderlineOffset: "4px",
  cursor: "pointer",
  selectors: { "&::-webkit-details-marker": { display: "none" }, "&:hover": { textDecorationColor: "currentColor" } },
});

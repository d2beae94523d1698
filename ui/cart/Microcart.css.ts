import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const confirmation = style({ display: "grid" });

/** The live region above the lines; takes no space while empty. */
export const status = style({
  display: "block",
  gridArea: "1 / 1",
  selectors: { "&:not(:empty)": { marginBlockEnd: vars.space[4] } },
});

/** Keeps room for the live region's text. */
export const room = style({ gridArea: "1 / 1", marginBlockEnd: vars.space[4], visibility: "hidden" });

export const total = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: vars.space[4],
  fontWeight: vars.weight.label,
});

export const amount = style({ fontSize: vars.text.xl, letterSpacing: "-.015em" });

export const freeDelivery = style({ marginBlock: vars.space[2] });

export const delivery = style({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  gap: "6px",
  marginBlockStart: vars.space[1],
  color: vars.color.inkMuted,
  fontSize: vars.text.xs,
  lineHeight: "max(20px, 1.4em)",
  // With `balance`, a line could break between a day and its month.
});

export const checkout = style({ display: "grid", gap: vars.space[1], marginBlockStart: vars.space[4] });

export const toCart = style({
  display: "inline-flex",
  alignItems: "center",
  justifySelf: "center",
  minBlockSize: vars.size.compact,
  fontSize: vars.text.sm,
  textDecoration: "underline",
  textDecorationColor: vars.color.control,
  textUnderlineOffset: "4px",
  selectors: { "&:hover": { textDecorationColor: "currentColor" } },
});

import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const card = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[2],
  padding: vars.space[6],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  overflowWrap: "anywhere",
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: vars.space[4],
});

export const name = style({ fontSize: vars.text.lg });

export const page = style({
  display: "inline-block",
  paddingBlock: "11px",
  marginBlock: "-11px",
  textDecorationLine: "none",
  selectors: { "&:hover": { textDecorationLine: "underline" } },
});

export const distance = style({ color: vars.color.inkMuted, fontSize: vars.text.sm, whiteSpace: "nowrap" });

export const address = style({ fontSize: vars.text.sm, fontStyle: "normal" });

export const services = style({ color: vars.color.inkMuted, fontSize: vars.text.sm });

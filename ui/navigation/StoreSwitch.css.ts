import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const storeSwitch = style({ position: "relative" });

export const summary = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "6px",
  minBlockSize: vars.size.compact,
  whiteSpace: "nowrap",
  cursor: "pointer",
  listStyle: "none",
  selectors: { "&::-webkit-details-marker": { display: "none" }, "&:hover": { color: vars.color.ink } },
});

export const list = style({
  position: "absolute",
  insetBlockStart: "100%",
  insetInlineEnd: 0,
  zIndex: 20,
  minInlineSize: "100%",
  paddingBlock: vars.space[1],
  borderRadius: vars.radius.card,
  background: vars.color.canvas,
  color: vars.color.ink,
  boxShadow: vars.shadow.float,
});

export const store = style({
  display: "flex",
  alignItems: "center",
  minBlockSize: vars.size.compact,
  paddingInline: vars.space[4],
  whiteSpace: "nowrap",
  textDecoration: "none",
  selectors: { "&:hover": { textDecoration: "underline" } },
});

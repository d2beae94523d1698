import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const storeSwitcher = style({ position: "relative" });

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
  minInlineSize: "14rem",
  maxBlockSize: "70dvh",
  padding: `${vars.space[2]} ${vars.space[4]}`,
  overflowY: "auto",
  // Visible only in forced colours, which remove the shadow.
  border: "1px solid transparent",
  borderRadius: vars.radius.card,
  background: vars.color.canvas,
  boxShadow: vars.shadow.float,
});

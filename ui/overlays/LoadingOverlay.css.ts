import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const frame = style({ position: "relative" });

/** Dimmed and not selectable while inert. */
export const content = style({ selectors: { "&[inert]": { opacity: 0.35, userSelect: "none" } } });

export const cover = style({
  position: "absolute",
  inset: 0,
  zIndex: 1,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  placeItems: "center",
  padding: vars.space[4],
  textAlign: "center",
});

/** With its own background, to be readable over any content. */
export const sign = style({
  position: "sticky",
  display: "flex",
  alignItems: "center",
  maxInlineSize: "100%",
  overflowWrap: "anywhere",
  gap: vars.space[2],
  insetBlock: vars.space[8],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  border: "1px solid transparent",
  borderRadius: vars.radius.card,
  background: vars.color.canvas,
  color: vars.color.ink,
  fontSize: vars.text.sm,
  boxShadow: vars.shadow.float,
});

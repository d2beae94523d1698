import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(9rem, 1fr))",
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: "none",
  color: vars.color.ink,
  fontFamily: vars.family.text,
});

export const cell = style({
  display: "grid",
  justifyItems: "center",
  gap: vars.space[2],
  padding: vars.space[4],
  paddingBlockEnd: 0,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  fontSize: vars.text.xs,
  textAlign: "center",
  overflowWrap: "anywhere",
});

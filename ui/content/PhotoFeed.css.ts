import { media, vars } from "@dioptra/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: `${vars.space[1]} ${vars.space[4]}`,
  marginBlockEnd: vars.space[6],
  fontSize: vars.text.sm,
});

export const title = style({ fontSize: vars.text["2xl"] });

export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: vars.space[1],
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))", gap: vars.space[2] } },
});

export const photo = style({
  display: "block",
  overflow: "hidden",
  textDecorationLine: "none",
  selectors: { "&:hover": { outline: `2px solid ${vars.color.ink}`, outlineOffset: "-2px" } },
});

globalStyle(`${photo} img`, { filter: `brightness(${vars.stage.brightness})` });

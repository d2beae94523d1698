import { vars } from "@dioptra/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

export const card = style({ position: "relative", overflowWrap: "anywhere" });

export const picture = style({
  display: "grid",
  aspectRatio: "3 / 2",
  overflow: "hidden",
  borderRadius: vars.radius.card,
  background: vars.color.stage,
});

globalStyle(`${picture} img`, {
  blockSize: "100%",
  objectFit: "cover",
  filter: `brightness(${vars.stage.brightness})`,
});

export const title = style({ marginBlockStart: vars.space[4], fontSize: vars.text.lg });

export const link = style({
  textDecorationLine: "none",
  selectors: {
    [`${card}:hover &`]: { textDecorationLine: "underline" },
    "&::after": { content: '""', position: "absolute", inset: 0 },
  },
});

export const text = style({ marginBlockStart: vars.space[2], color: vars.color.inkMuted, fontSize: vars.text.sm });

export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space[4],
  marginBlockStart: vars.space[1],
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
});

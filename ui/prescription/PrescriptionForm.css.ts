import { media, vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const notes = style({ color: vars.color.inkMuted, fontSize: vars.text.sm });

export const note = style({ marginBlockStart: vars.space[3] });

export const options = style({
  display: "grid",
  gap: vars.space[4],
  marginBlockStart: vars.space[6],
  "@media": { [media.tablet]: { gridTemplateColumns: "1fr 1fr", columnGap: vars.space[8] } },
});

export const date = style({ maxInlineSize: "20rem" });

export const prism = style({ marginBlockStart: vars.space[6] });

export const dials = style({ marginBlockStart: vars.space[8] });

export const dialTitle = style({ fontSize: vars.text.xl });

export const dialText = style({
  maxInlineSize: "60ch",
  marginBlock: `6px ${vars.space[4]}`,
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
});

export const dialPair = style({
  display: "grid",
  gap: vars.space[4],
  "@media": { [media.tablet]: { gridTemplateColumns: "1fr 1fr", gap: vars.space[6] } },
});

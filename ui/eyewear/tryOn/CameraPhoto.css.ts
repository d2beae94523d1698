import { media, vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

/** Mirrored, so that the shopper sees themselves as in a mirror. */
export const live = style({
  display: "block",
  inlineSize: "100%",
  maxBlockSize: "52dvh",
  objectFit: "contain",
  scale: "-1 1",
  "@media": { [media.tablet]: { blockSize: "100%", maxBlockSize: "none" } },
});

/** The countdown. */
export const seconds = style({
  position: "absolute",
  insetBlockStart: vars.space[4],
  insetInline: 0,
  inlineSize: "3.5rem",
  blockSize: "3.5rem",
  marginInline: "auto",
  display: "grid",
  placeItems: "center",
  borderRadius: vars.radius.pill,
  background: vars.color.canvas,
  fontSize: vars.text.xl,
  fontWeight: vars.weight.title,
  fontVariantNumeric: "tabular-nums",
});

export const asking = style({ display: "block" });

export const waiting = style({
  padding: vars.space[8],
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
  textAlign: "center",
});

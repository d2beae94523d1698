import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";

export const row = recipe({
  base: {
    paddingBlock: vars.space[4],
    borderBlockEnd: `1px solid ${vars.color.line}`,
    overflowWrap: "anywhere",
  },
  variants: {
    state: {
      folded: {},
      chosen: { paddingInlineStart: vars.space[4], borderInlineStart: `2px solid ${vars.color.ink}` },
    },
  },
});

export const head = style({ position: "relative", display: "flex", alignItems: "baseline", gap: vars.space[4] });

export const words = style({ flex: 1, minInlineSize: 0 });

export const name = style({ fontSize: vars.text.md, letterSpacing: 0 });

/** The clickable area covers the whole row. */
export const choose = style({
  padding: 0,
  border: 0,
  background: "none",
  fontWeight: vars.weight.label,
  textAlign: "start",
  cursor: "pointer",
  selectors: {
    "&:hover": { textDecoration: "underline" },
    "&::after": { content: '""', position: "absolute", inset: 0 },
  },
});

export const services = style({ color: vars.color.inkMuted, fontSize: vars.text.sm });

export const opening = style({ fontSize: vars.text.sm });

export const page = style({ fontSize: vars.text.sm });

/** Above the clickable area of the row, and high enough to be pressed. */
export const pageLink = style({ position: "relative", display: "inline-block", paddingBlock: vars.space[1] });

export const distance = style({
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});

export const details = style({
  display: "grid",
  gap: vars.space[1],
  paddingBlockStart: vars.space[3],
  fontSize: vars.text.sm,
});

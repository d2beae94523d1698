import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";

export const option = style({
  paddingBlock: "18px",
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: vars.text.sm,
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: vars.space[3],
  marginBlockEnd: vars.space[3],
});

export const label = style({ fontWeight: vars.weight.label });

export const aside = style({ color: vars.color.inkMuted, fontVariantNumeric: "tabular-nums" });

export const note = style({ marginBlockStart: vars.space[3], lineHeight: 1.45 });

export const unavailable = style({ marginBlockStart: vars.space[2], color: vars.color.inkMuted, lineHeight: 1.4 });

export const values = recipe({
  base: { display: "grid", gap: vars.space[2] },
  variants: {
    shows: {
      finish: { gridTemplateColumns: "repeat(5, minmax(0, 1fr))" },
      size: { gridTemplateColumns: "repeat(auto-fit, minmax(min(7rem, 30%), 1fr))" },
      words: { display: "flex", flexWrap: "wrap" },
    },
  },
});

const struck = (from: string) =>
  `linear-gradient(to top ${from}, transparent calc(50% - .5px), ${vars.color.control} calc(50% - .5px), ${vars.color.control} calc(50% + .5px), transparent calc(50% + .5px))`;

const line = {
  content: "",
  position: "absolute",
  inset: 0,
  background: struck("right"),
  pointerEvents: "none",
} as const;

export const swatch = recipe({
  base: {
    position: "relative",
    display: "block",
    borderRadius: vars.radius.control,
    outlineOffset: "2px",
    selectors: {
      "&[aria-current]": { boxShadow: `0 0 0 2px ${vars.color.canvas}, 0 0 0 4px ${vars.color.ink}` },
      "&:hover:not([aria-current])": { boxShadow: `0 0 0 2px ${vars.color.canvas}, 0 0 0 3px ${vars.color.control}` },
      "&:focus-visible": { outlineOffset: "6px" },
    },
  },
  variants: { available: { yes: {}, "sold-out": { "::after": line }, impossible: { "::after": line } } },
});

export const box = recipe({
  base: {
    position: "relative",
    display: "flex",
    flexDirection: "column",
    justifyContent: "center",
    blockSize: "100%",
    minBlockSize: vars.size.compact,
    paddingBlock: "13px",
    paddingInline: "15px",
    border: `1px solid ${vars.color.control}`,
    borderRadius: vars.radius.control,
    color: vars.color.ink,
    lineHeight: 1.35,
    textDecoration: "none",
    selectors: {
      "&:hover": { borderColor: vars.color.ink },
      "&[aria-current]": { borderColor: vars.color.ink, boxShadow: `inset 0 0 0 1px ${vars.color.ink}` },
    },
  },
  variants: { available: { yes: {}, "sold-out": { "::after": line }, impossible: { "::after": line } } },
});

export const size = style({ fontSize: vars.text.md, fontWeight: vars.weight.label });

export const muted = style({ color: vars.color.inkMuted });

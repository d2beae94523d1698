import { media, vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";

export const option = style({
  paddingBlock: "18px",
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: vars.text.sm,
  overflowWrap: "anywhere",
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

export const reasons = style({
  display: "grid",
  gap: vars.space[1],
  marginBlockStart: vars.space[3],
  color: vars.color.inkMuted,
  lineHeight: 1.4,
});

export const values = recipe({
  base: { display: "grid", gap: vars.space[2] },
  variants: {
    shows: {
      finish: { gridTemplateColumns: "repeat(5, minmax(0, 1fr))" },
      size: { gridTemplateColumns: "repeat(auto-fill, minmax(min(7rem, 100%), 1fr))" },
      words: { display: "flex", flexWrap: "wrap" },
    },
  },
});

/** Forced colours remove shadows, so the selection is outlined in the system's colour. */
const chosenInForcedColors = { [media.forcedColors]: { outline: "2px solid Highlight" } };

/** A diagonal line through unavailable values. */
const line = {
  content: "",
  position: "absolute",
  inset: 0,
  zIndex: -1,
  background: `linear-gradient(to top right, transparent calc(50% - 1px), ${vars.color.control} calc(50% - .25px), ${vars.color.control} calc(50% + .25px), transparent calc(50% + 1px))`,
} as const;

export const swatch = recipe({
  base: {
    position: "relative",
    display: "block",
    borderRadius: vars.radius.control,
    outlineOffset: "2px",
    selectors: {
      "&[aria-current]": {
        boxShadow: `0 0 0 2px ${vars.color.canvas}, 0 0 0 4px ${vars.color.ink}`,
        "@media": chosenInForcedColors,
      },
      "&:hover:not([aria-current])": { boxShadow: `0 0 0 2px ${vars.color.canvas}, 0 0 0 3px ${vars.color.control}` },
      "&:focus-visible": { outlineOffset: "6px" },
    },
  },
  variants: {
    available: {
      yes: {},
      "sold-out": { "::after": { ...line, zIndex: 1 } },
      impossible: { "::after": { ...line, zIndex: 1 } },
    },
  },
});

export const box = recipe({
  base: {
    position: "relative",
    isolation: "isolate",
    display: "flex",
    flexDirection: "column",
    blockSize: "100%",
    minBlockSize: vars.size.compact,
    paddingBlock: vars.space[3],
    paddingInline: "10px",
    border: `1px solid ${vars.color.control}`,
    borderRadius: vars.radius.control,
    color: vars.color.ink,
    lineHeight: 1.35,
    textDecoration: "none",
    "@media": { [media.tablet]: { paddingBlock: "13px", paddingInline: "15px" } },
    selectors: {
      "&:hover": { borderColor: vars.color.ink },
      "&[aria-current]": {
        borderColor: vars.color.ink,
        boxShadow: `inset 0 0 0 1px ${vars.color.ink}`,
        "@media": chosenInForcedColors,
      },
    },
  },
  variants: { available: { yes: {}, "sold-out": { "::after": line }, impossible: { "::after": line } } },
});

export const size = style({
  fontWeight: vars.weight.label,
  "@media": { [media.tablet]: { fontSize: vars.text.md } },
});

export const muted = style({ color: vars.color.inkMuted });

/** The reason why a value is unavailable, below its name. */
export const reason = style({ display: "block", color: vars.color.inkMuted, fontSize: vars.text.xs });

import { media, vars } from "@dioptra/tokens";
import { style, styleVariants } from "@vanilla-extract/css";

const lines = {
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  outline: "none",
} as const;

export const chips = styleVariants({
  lines: { ...lines, flexWrap: "wrap" },
  // From edge to edge on phones, with padding for touch targets.
  row: {
    ...lines,
    marginInline: `calc(-1 * ${vars.layout.margin})`,
    paddingInline: vars.layout.margin,
    paddingBlock: vars.space[1],
    overflowX: "auto",
    scrollbarWidth: "none",
    "@media": {
      [media.tablet]: { flexWrap: "wrap", marginInline: 0, paddingInline: 0, overflowX: "visible" },
    },
    selectors: { "&:empty": { padding: 0 } },
  },
});

export const item = style({ display: "flex", flex: "none", maxInlineSize: "100%" });

export const chip = style({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  gap: "6px",
  minBlockSize: "36px",
  maxInlineSize: "100%",
  paddingInline: "14px 10px",
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.pill,
  fontSize: vars.text.sm,
  fontVariantNumeric: "tabular-nums",
  lineHeight: vars.leading.label,
  overflowWrap: "anywhere",
  textDecoration: "none",
  // A touch target of 44 px around a chip of 36 px.
  "::after": { content: "", position: "absolute", insetBlock: "-5px", insetInline: 0 },
  selectors: { "&:hover": { borderColor: vars.color.ink } },
});

export const clear = style({
  display: "inline-flex",
  flex: "none",
  alignItems: "center",
  minBlockSize: vars.size.compact,
  fontSize: vars.text.sm,
  // Only in a row: where chips wrap, the link may begin a line.
  selectors: { [`${chips.row} > &`]: { marginInlineStart: vars.space[2] } },
});

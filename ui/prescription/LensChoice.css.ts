import { media, vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";

/** Cards side by side share their rows, so that the same part of each is at one height. */
const sharedRows = "(grid-template-rows: subgrid)";

export const choices = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 12.5rem), 1fr))",
  gap: vars.space[4],
});

/** The chosen card has an ink border. */
export const choice = recipe({
  base: {
    position: "relative",
    display: "flex",
    flexDirection: "column",
    gap: vars.space[2],
    padding: vars.space[4],
    border: `1px solid ${vars.color.control}`,
    borderRadius: vars.radius.card,
    selectors: {
      "&:has(> input:checked)": { borderColor: vars.color.ink, boxShadow: `inset 0 0 0 1px ${vars.color.ink}` },
      "&:has(> input:focus-visible)": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "2px" },
    },
    "@media": {
      [media.forcedColors]: { selectors: { "&:has(> input:checked)": { outline: "2px solid Highlight" } } },
    },
    "@supports": {
      [sharedRows]: { display: "grid", gridRow: "span 7", gridTemplateRows: "subgrid", alignContent: "start" },
    },
  },
  variants: {
    state: { made: {}, refused: { borderColor: vars.color.line, background: vars.color.surface } },
  },
});

/** The radio button covers the whole card. */
export const input = style({
  appearance: "none",
  position: "absolute",
  inset: 0,
  margin: 0,
  borderRadius: vars.radius.card,
  cursor: "pointer",
  selectors: { "&:focus-visible": { outline: "none" }, "&:disabled": { cursor: "default" } },
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[2],
  minBlockSize: vars.space[6],
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
});

export const recommended = style({
  paddingInline: vars.space[2],
  border: `1px solid ${vars.color.ink}`,
  borderRadius: vars.radius.pill,
  color: vars.color.ink,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.label,
});

export const name = style({ fontSize: vars.text.lg, fontWeight: vars.weight.title, lineHeight: 1.3 });

export const facts = style({ color: vars.color.inkMuted, fontSize: vars.text.sm });

export const because = style({ fontSize: vars.text.sm, "@supports": { [sharedRows]: { gridRow: 6 } } });

export const contents = style({
  display: "grid",
  alignContent: "start",
  gap: vars.space[1],
  paddingBlockStart: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: vars.text.sm,
});

export const content = style({
  display: "grid",
  gridTemplateColumns: "18px minmax(0, 1fr)",
  columnGap: vars.space[2],
});

export const tick = style({ inlineSize: "18px", blockSize: "18px", marginBlockStart: "2px" });

export const price = style({
  marginBlockStart: "auto",
  paddingBlockStart: vars.space[2],
  fontWeight: vars.weight.label,
  fontVariantNumeric: "tabular-nums",
  "@supports": { [sharedRows]: { gridRow: 7 } },
});

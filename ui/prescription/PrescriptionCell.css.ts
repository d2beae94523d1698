import { media, vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";

/** On small screens with large text, numbers use the space of the chevron. */
const tiny = "(width < 17rem)";

export const cell = recipe({
  base: {
    position: "relative",
    blockSize: "100%",
    "@media": { [media.forcedColors]: { border: "1px solid" } },
  },
  variants: {
    state: {
      usual: {},
      asked: { background: vars.color.pendingQuiet, boxShadow: `inset 0 0 0 2px ${vars.color.pending}` },
      wrong: { background: vars.color.saleQuiet, boxShadow: `inset 0 0 0 2px ${vars.color.sale}` },
      locked: { background: vars.color.surface },
    },
  },
});

/** The list lies over the chevron, so the text keeps its distance from it. */
export const input = style({
  inlineSize: "100%",
  blockSize: "100%",
  minBlockSize: vars.size.primary,
  margin: 0,
  paddingBlock: 0,
  paddingInlineStart: vars.space[2],
  paddingInlineEnd: "28px",
  border: 0,
  borderRadius: 0,
  background: "none",
  fontSize: vars.text.md,
  fontVariantNumeric: "tabular-nums lining-nums",
  textOverflow: "ellipsis",
  selectors: {
    "&::placeholder": { color: vars.color.inkMuted, opacity: 1 },
    "&:focus-visible": { outlineOffset: "-2px" },
    "&:read-only": { color: vars.color.inkMuted },
  },
  "@container": {
    [tiny]: { paddingInlineEnd: vars.space[1] },
    "(width >= 46rem)": { paddingInlineStart: "14px", paddingInlineEnd: "36px", fontSize: vars.text.lg },
  },
});

export const mark = recipe({
  base: {
    position: "absolute",
    insetBlock: 0,
    insetInlineEnd: vars.space[2],
    inlineSize: "18px",
    blockSize: "100%",
    pointerEvents: "none",
    "@container": { [tiny]: { display: "none" } },
  },
  variants: {
    state: {
      usual: {},
      locked: { display: "none" },
      asked: { color: vars.color.pending },
      wrong: { color: vars.color.sale },
    },
  },
});

/** The invisible list over the chevron, which makes the chevron a button. */
export const list = style({
  position: "absolute",
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: "44px",
  blockSize: "100%",
  margin: 0,
  border: 0,
  opacity: 0,
  cursor: "pointer",
  // Visible focus when opened by Alt and down arrow.
  selectors: { "&:focus-visible": { opacity: 0.01 } },
});

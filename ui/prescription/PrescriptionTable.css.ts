import { media, vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";

/** The grid position of a row. On narrow screens rows become columns. */
const wide = "(width >= 46rem)";
/** On small screens with large text the names are hidden visually. Abbreviations and accessible names stay. */
const tiny = "(width < 17rem)";

export const frame = style({ containerType: "inline-size" });

/** Lines between columns are the background; lines above rows belong to the cells, so that a missing row has none. */
export const table = recipe({
  base: {
    display: "grid",
    gridAutoFlow: "column",
    gridTemplateColumns: "minmax(4.5rem, auto) minmax(0, 1fr) minmax(0, 1fr)",
    columnGap: "1px",
    overflow: "clip",
    border: `1px solid ${vars.color.control}`,
    borderRadius: vars.radius.card,
    background: vars.color.line,
  },
  variants: {
    columns: {
      powers: {
        "@container": {
          [tiny]: { gridTemplateColumns: "min-content minmax(0, 1fr) minmax(0, 1fr)" },
          [wide]: { gridAutoFlow: "row", gridTemplateColumns: "minmax(6.5rem, auto) repeat(5, minmax(0, 1fr))" },
        },
      },
      prism: {
        "@container": {
          [tiny]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
          [wide]: { gridAutoFlow: "row", gridTemplateColumns: "minmax(6.5rem, auto) repeat(2, minmax(0, 1fr))" },
        },
      },
    },
  },
});

/** Rows and groups exist only for their semantics: their cells are placed directly in the grid. */
export const group = style({ display: "contents" });

const lineAbove = `0 -1px 0 ${vars.color.line}`;

export const cell = recipe({
  base: {
    padding: 0,
    background: vars.color.canvas,
    boxShadow: lineAbove,
    textAlign: "start",
    fontWeight: vars.weight.text,
  },
  variants: {
    row: {
      head: { gridColumn: 1, "@container": { [wide]: { gridColumn: "auto", gridRow: 1 } } },
      right: { gridColumn: 2, "@container": { [wide]: { gridColumn: "auto", gridRow: 2 } } },
      left: { gridColumn: 3, "@container": { [wide]: { gridColumn: "auto", gridRow: 4 } } },
    },
  },
});

/** The cell for both eyes, beside both rows and the transposed forms below them. */
export const shared = recipe({
  base: {
    gridColumn: "2 / 4",
    gridRow: 6,
    // Above its neighbours, so that they do not cover its line.
    position: "relative",
    padding: 0,
    background: vars.color.canvas,
    boxShadow: lineAbove,
    "@container": { [wide]: { gridColumn: 6 } },
  },
  variants: {
    lastRow: {
      eye: { "@container": { [wide]: { gridRow: "2 / 5" } } },
      twin: { "@container": { [wide]: { gridRow: "2 / 6" } } },
    },
  },
});

export const heading = style({
  display: "flex",
  flexDirection: "column",
  justifyContent: "center",
  blockSize: "100%",
  paddingBlock: vars.space[2],
  paddingInline: vars.space[2],
  background: vars.color.surface,
  fontWeight: vars.weight.label,
  lineHeight: 1.25,
  "@container": { [wide]: { paddingInline: "14px" } },
});

export const name = style({
  color: vars.color.inkMuted,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.text,
  overflowWrap: "anywhere",
  hyphens: "auto",
  "@container": { [tiny]: { display: "none" } },
});

/** A name without an abbreviation. */
export const title = style({
  display: "block",
  overflowWrap: "anywhere",
  hyphens: "auto",
  "::first-letter": { textTransform: "uppercase" },
});

export const eye = style({
  display: "flex",
  flexDirection: "column",
  justifyContent: "center",
  columnGap: vars.space[2],
  blockSize: "100%",
  paddingBlock: vars.space[2],
  paddingInline: vars.space[2],
  "@container": {
    [wide]: { flexDirection: "row", alignItems: "center", justifyContent: "start", paddingInline: "14px" },
  },
});

export const eyeMark = style({ fontSize: vars.text.xl, fontWeight: vars.weight.title, lineHeight: 1.2 });

/** The transposed form below its row; on narrow screens both are below the table. */
export const twin = recipe({
  base: {
    gridColumn: "1 / -1",
    paddingBlock: vars.space[2],
    paddingInline: vars.space[2],
    background: vars.color.surface,
    boxShadow: lineAbove,
    fontSize: vars.text.sm,
    fontVariantNumeric: "tabular-nums",
    "@container": { [wide]: { paddingInline: "14px" } },
  },
  variants: {
    eye: {
      right: { gridRow: 7, "@container": { [wide]: { gridRow: 3 } } },
      left: { gridRow: 8, "@container": { [wide]: { gridRow: 5 } } },
    },
    distance: {
      // The cell beside both rows is not crossed by a line.
      single: { "@container": { [wide]: { gridColumn: "1 / 6" } } },
      "each-eye": {},
    },
  },
});

export const notation = style({ color: vars.color.inkMuted });

export const figures = style({ fontWeight: vars.weight.title, whiteSpace: "nowrap" });

/** The amount and base of a prism. */
export const prism = style({
  display: "grid",
  gridTemplateRows: "auto auto",
  blockSize: "100%",
  "@container": { "(width >= 34rem)": { gridTemplateRows: "auto", gridTemplateColumns: "1fr 1fr" } },
});

export const baseFrame = style({
  position: "relative",
  borderBlockStart: `1px solid ${vars.color.line}`,
  "@container": {
    "(width >= 34rem)": { borderBlockStart: 0, borderInlineStart: `1px solid ${vars.color.line}` },
  },
});

export const baseMark = style({
  position: "absolute",
  insetBlock: 0,
  insetInlineEnd: vars.space[2],
  inlineSize: "18px",
  blockSize: "100%",
  pointerEvents: "none",
});

export const base = style({
  appearance: "none",
  inlineSize: "100%",
  minBlockSize: vars.size.primary,
  margin: 0,
  paddingInlineStart: vars.space[2],
  paddingInlineEnd: "28px",
  border: 0,
  borderRadius: 0,
  background: "none",
  textOverflow: "ellipsis",
  cursor: "pointer",
  selectors: {
    "&:focus-visible": { outlineOffset: "-2px" },
    "&[aria-invalid='true']": { boxShadow: `inset 0 0 0 2px ${vars.color.sale}` },
  },
  "@media": { [media.forcedColors]: { border: "1px solid" } },
});

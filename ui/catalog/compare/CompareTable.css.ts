import { media, vars } from "@dioptra/tokens";
import { style, styleVariants } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";

/** The minimum widths of row headings and products; below them the table scrolls. */
const headings = { phone: "7rem", desktop: "12rem" } as const;
const column = "9.5rem";

export const comparison = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[8] });

export const sideBySide = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[4] });

export const choice = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[2]} ${vars.space[6]}`,
});

export const count = style({ color: vars.color.inkMuted, fontSize: vars.text.sm });

export const scroll = style({
  // Contains the visually hidden text in cells, which would otherwise make the page wider.
  position: "relative",
  overflowX: "auto",
  // Keeps focused elements clear of the sticky row headings.
  scrollPaddingInlineStart: headings.phone,
  selectors: { "&:focus-visible": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "2px" } },
  "@media": { [media.tablet]: { scrollPaddingInlineStart: headings.desktop } },
});

const widths = (count: number) => ({
  minInlineSize: `calc(${headings.phone} + ${count} * ${column})`,
  "@media": {
    [media.tablet]: {
      minInlineSize: `calc(${headings.desktop} + ${count} * ${column})`,
      maxInlineSize: `calc(${headings.desktop} + ${count} * 22rem)`,
    },
  },
});

export const table = recipe({
  base: { inlineSize: "100%", borderCollapse: "separate", borderSpacing: 0, tableLayout: "fixed" },
  variants: { products: { 1: widths(1), 2: widths(2), 3: widths(3), 4: widths(4) } },
});

/** Stays visible while the products scroll. */
const rowHeading = {
  position: "sticky",
  insetInlineStart: 0,
  zIndex: 1,
  background: vars.color.canvas,
  textAlign: "start",
} as const;

const line = { borderBlockEnd: `1px solid ${vars.color.line}` } as const;

const room = {
  paddingBlock: vars.space[3],
  paddingInline: `0 ${vars.space[3]}`,
  fontSize: vars.text.sm,
  lineHeight: 1.4,
  overflowWrap: "anywhere",
  verticalAlign: "top",
  "@media": { [media.tablet]: { paddingInlineEnd: vars.space[6] } },
} as const;

export const corner = style({
  ...rowHeading,
  ...line,
  inlineSize: headings.phone,
  "@media": { [media.tablet]: { inlineSize: headings.desktop } },
});

export const head = style({ ...line, ...room, paddingBlockStart: 0, textAlign: "start", fontWeight: vars.weight.text });

export const name = style({
  display: "block",
  marginBlockStart: vars.space[2],
  fontWeight: vars.weight.label,
  hyphens: "auto",
});

export const brand = style({ display: "block", color: vars.color.inkMuted, fontSize: vars.text.xs });

export const attribute = style({
  ...rowHeading,
  ...line,
  ...room,
  fontWeight: vars.weight.text,
  hyphens: "auto",
});

export const cell = style({ ...line, ...room });

const below = { display: "block", fontSize: vars.text.xs } as const;

/** Whether the products differ, as text below the attribute. */
export const finding = styleVariants({
  different: { ...below, color: vars.color.ink, fontWeight: vars.weight.label },
  same: { ...below, color: vars.color.inkMuted },
});

export const differing = style({ fontWeight: vars.weight.label });

export const unknown = style({ color: vars.color.inkMuted });

export const actions = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[2] });

export const soldOut = style({ color: vars.color.inkMuted });

export const oneMore = style({ display: "grid", justifyItems: "start", gap: vars.space[4] });

export const loading = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: vars.space[4],
  maxInlineSize: "48rem",
});

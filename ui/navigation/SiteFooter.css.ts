import { media, vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";
import { pageWidth } from "../layout/pageWidth.css.ts";

export const footer = style([pageWidth, { fontSize: vars.text.sm }]);

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  paddingBlock: `${vars.space[12]} ${vars.space[8]}`,
  "@media": {
    [media.tablet]: {
      gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
      gap: `${vars.space[8]} ${vars.layout.gutter}`,
      paddingBlock: `${vars.space[16]} ${vars.space[12]}`,
    },
    [media.desktop]: { display: "flex" },
  },
});

const line = { borderBlockStart: `1px solid ${vars.color.line}` };

export const shop = style({
  marginBlockEnd: vars.space[8],
  "@media": {
    [media.tablet]: { gridColumn: "1 / -1", marginBlockEnd: 0 },
    [media.desktop]: { flex: "3 1 0" },
  },
});

export const about = style({
  maxInlineSize: "30ch",
  marginBlock: `${vars.space[2]} ${vars.space[4]}`,
  color: vars.color.inkMuted,
});

export const phone = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.size.compact,
  "@media": { [media.tablet]: { minBlockSize: vars.space[6] } },
  fontWeight: vars.weight.label,
  fontVariantNumeric: "tabular-nums",
  textDecoration: "none",
  selectors: { "&:hover": { textDecoration: "underline" } },
});

export const hours = style({ fontSize: vars.text.xs, color: vars.color.inkMuted });

export const title = style({
  marginBlockEnd: vars.space[3],
  fontSize: vars.text.sm,
  fontWeight: 600,
  letterSpacing: 0,
});

/** Shown from the tablet breakpoint on, which has room for all links. */
export const open = style({
  display: "none",
  "@media": { [media.tablet]: { display: "block" }, [media.desktop]: { flex: "2 1 0" } },
});

/** The same links, collapsible, on phones. */
export const folded = style([line, { "@media": { [media.tablet]: { display: "none" } } }]);

export const fold = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minBlockSize: "52px",
  fontWeight: 600,
  overflowWrap: "anywhere",
  cursor: "pointer",
  listStyle: "none",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});

export const foldIcon = style({ selectors: { "[open] > summary > &": { rotate: "45deg" } } });

export const foldedLinks = style({ paddingBlockEnd: vars.space[3] });

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.size.compact,
  maxInlineSize: "100%",
  // Keeps links of two lines apart from their neighbours.
  paddingBlock: vars.space[1],
  overflowWrap: "anywhere",
  color: vars.color.inkMuted,
  textDecoration: "none",
  selectors: { "&:hover, &[aria-current]": { color: vars.color.ink, textDecoration: "underline" } },
  "@media": { [`${media.tablet} and (pointer: fine)`]: { minBlockSize: "32.5px" } },
});

export const withdrawal = style([
  line,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    paddingBlockStart: vars.space[4],
    "@media": {
      [media.tablet]: {
        display: "block",
        gridColumn: "1 / -1",
        maxInlineSize: "44ch",
        borderBlockStart: 0,
        paddingBlockStart: 0,
      },
      [media.desktop]: { flex: "3 1 0" },
    },
  },
]);

export const withdrawalText = style({ marginBlockEnd: "14px", color: vars.color.inkMuted });

export const termination = style({
  display: "grid",
  marginBlockStart: vars.space[2],
  "@media": { [media.tablet]: { display: "block" } },
});

export const marks = style([
  line,
  {
    display: "flex",
    flexWrap: "wrap",
    gap: `${vars.space[2]} 20px`,
    paddingBlock: "20px",
    color: vars.color.inkMuted,
    fontSize: vars.text.xs,
  },
]);

export const marksTitle = style({
  marginInlineEnd: vars.space[2],
  color: vars.color.ink,
  fontWeight: vars.weight.label,
});

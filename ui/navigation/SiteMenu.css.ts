import { media, vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";

export const menu = style({
  marginInlineStart: "-12px",
  "@media": { [media.desktop]: { display: "none" } },
});

export const opener = style({
  display: "grid",
  placeItems: "center",
  inlineSize: vars.size.compact,
  blockSize: vars.size.compact,
  borderRadius: vars.radius.pill,
  cursor: "pointer",
  listStyle: "none",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});

/** Shows one of two icons: bars while closed, a cross while open. */
export const openerIcon = recipe({
  variants: {
    menu: {
      closed: { selectors: { "[open] > summary > &": { display: "none" } } },
      open: { selectors: { "details:not([open]) > summary > &": { display: "none" } } },
    },
  },
});

export const panel = style({
  position: "absolute",
  insetBlockStart: "100%",
  insetInline: 0,
  zIndex: 20,
  maxBlockSize: "calc(100dvh - 100%)",
  overflowY: "auto",
  paddingInline: vars.layout.margin,
  paddingBlockEnd: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  background: vars.color.canvas,
  boxShadow: vars.shadow.float,
});

export const group = style({
  paddingBlock: vars.space[2],
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.line}` } },
});

export const link = recipe({
  base: {
    display: "flex",
    alignItems: "center",
    minBlockSize: vars.size.control,
    textDecoration: "none",
    selectors: { "&[aria-current]": { textDecoration: "underline" } },
  },
  variants: {
    rank: {
      main: { fontSize: vars.text.lg, fontWeight: vars.weight.title },
      second: { minBlockSize: vars.size.compact, fontSize: vars.text.sm, color: vars.color.inkMuted },
    },
    tone: { plain: {}, sale: { color: vars.color.sale } },
  },
  defaultVariants: { tone: "plain" },
});

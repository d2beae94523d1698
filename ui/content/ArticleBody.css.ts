import { media, vars } from "@dioptra/tokens";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";

export const body = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[4],
  maxInlineSize: vars.layout.measure,
  overflowWrap: "anywhere",
});

globalStyle(`${body} strong`, { fontWeight: vars.weight.label });

export const headings = styleVariants({
  1: {
    marginBlockStart: vars.space[8],
    fontSize: vars.text.xl,
    selectors: { "&:first-child": { marginBlockStart: 0 } },
  },
  2: {
    marginBlockStart: vars.space[4],
    fontSize: vars.text.lg,
    selectors: { "&:first-child": { marginBlockStart: 0 } },
  },
});

const list = style({ display: "grid", gap: vars.space[2], paddingInlineStart: "1.4em" });

export const lists = styleVariants({
  bulleted: [list, { listStyle: "disc" }],
  numbered: [list, { listStyle: "decimal" }],
});

globalStyle(`${list} > li::marker`, { color: vars.color.inkMuted, fontVariantNumeric: "tabular-nums" });

export const quote = style({
  margin: 0,
  paddingInlineStart: vars.space[6],
  borderInlineStart: `2px solid ${vars.color.ink}`,
  fontSize: vars.text.lg,
});

export const source = style({ marginBlockStart: vars.space[2], color: vars.color.inkMuted, fontSize: vars.text.sm });

export const figure = style({ marginBlock: vars.space[4] });

globalStyle(`${figure} img`, { borderRadius: vars.radius.card, filter: `brightness(${vars.stage.brightness})` });

export const caption = style({ marginBlockStart: vars.space[2], color: vars.color.inkMuted, fontSize: vars.text.sm });

export const scroller = style({ overflowX: "auto", marginBlock: vars.space[2] });

export const table = style({ fontSize: vars.text.sm, fontVariantNumeric: "tabular-nums", overflowWrap: "normal" });

export const tableCaption = style({
  paddingBlockEnd: vars.space[2],
  color: vars.color.inkMuted,
  textAlign: "start",
});

const padding = { paddingBlock: vars.space[2], paddingInlineEnd: vars.space[4] } as const;

export const columnHead = style({
  ...padding,
  borderBlockEnd: `1px solid ${vars.color.ink}`,
  fontWeight: vars.weight.label,
  textAlign: "start",
  verticalAlign: "bottom",
});

export const rowHead = style({
  ...padding,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontWeight: vars.weight.label,
  textAlign: "start",
});

export const cell = style({
  ...padding,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  "@media": { [media.tablet]: { minInlineSize: "6rem" } },
});

import { media, vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const diagram = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[6],
  alignItems: "center",
  "@media": {
    [media.desktop]: { gridTemplateColumns: "minmax(0, 8fr) minmax(0, 4fr)", gap: vars.space[12] },
  },
});

export const drawing = style({
  containerType: "inline-size",
  inlineSize: "100%",
  maxInlineSize: "740px",
  // The proportions of most frames. Others keep their scale and are centred.
  aspectRatio: "10 / 9",
  marginInline: "auto",
});

export const text = style({
  marginBlock: `${vars.space[3]} 20px`,
  color: vars.color.inkMuted,
  maxInlineSize: vars.layout.measure,
});

export const table = style({ fontSize: vars.text.sm });

const cell = style({
  paddingBlock: "10px",
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { "tr:first-child > &": { paddingBlockStart: 0 } },
});

export const measure = style([
  cell,
  {
    paddingInline: `0 ${vars.space[4]}`,
    color: vars.color.inkMuted,
    fontWeight: vars.weight.text,
    textAlign: "start",
    overflowWrap: "anywhere",
    hyphens: "auto",
  },
]);

export const figure = style([
  cell,
  { paddingInline: 0, fontWeight: vars.weight.title, fontVariantNumeric: "tabular-nums", textAlign: "end" },
]);

export const action = style({ marginBlockStart: vars.space[6] });

import { media, vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";

export const list = style({
  display: "none",
  "@media": {
    [media.desktop]: {
      display: "flex",
      gap: `clamp(${vars.space[4]}, 2.2vw, ${vars.space[8]})`,
      fontSize: vars.text.sm,
    },
  },
});

export const step = recipe({
  base: {
    display: "flex",
    alignItems: "center",
    gap: vars.space[2],
    minBlockSize: vars.size.compact,
    whiteSpace: "nowrap",
  },
  variants: {
    state: {
      done: { color: vars.color.ink },
      current: { color: vars.color.ink, fontWeight: vars.weight.label },
      upcoming: { color: vars.color.inkMuted },
    },
  },
});

export const mark = recipe({
  base: {
    display: "grid",
    flex: "none",
    placeItems: "center",
    inlineSize: "24px",
    blockSize: "24px",
    border: `1px solid ${vars.color.control}`,
    borderRadius: vars.radius.pill,
    fontSize: vars.text.xs,
    fontWeight: vars.weight.label,
    fontVariantNumeric: "tabular-nums",
    lineHeight: 1,
  },
  variants: {
    state: {
      done: { borderColor: vars.color.ink, background: vars.color.ink, color: vars.color.canvas },
      current: { border: `2px solid ${vars.color.ink}` },
      upcoming: {},
    },
  },
});

export const link = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  minBlockSize: vars.size.compact,
  textDecoration: "none",
  selectors: { "&:hover": { textDecoration: "underline" } },
});

export const line = style({
  paddingBlock: "14px",
  fontSize: vars.text.sm,
  "@media": { [media.desktop]: { display: "none" } },
});

export const lineRow = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: vars.space[3],
});

export const lineName = style({ fontWeight: 600 });

export const lineCount = style({ color: vars.color.inkMuted, fontVariantNumeric: "tabular-nums" });

/** An SVG, since a width in a style attribute would need an exception in the content security policy. */
export const bar = style({
  inlineSize: "100%",
  blockSize: "2px",
  marginBlockStart: "10px",
  background: vars.color.line,
});

export const way = style({
  fill: vars.color.ink,
  "@media": { [media.forcedColors]: { fill: "CanvasText" } },
});

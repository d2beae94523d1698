import { media, vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";

export const section = style({
  paddingBlock: vars.space[8],
  selectors: {
    "& + &": { borderBlockStart: `1px solid ${vars.color.line}` },
    "&:first-of-type": { paddingBlockStart: 0 },
  },
});

export const head = style({
  display: "grid",
  gridTemplateColumns: "32px 1fr auto",
  alignItems: "center",
  columnGap: vars.space[3],
  minBlockSize: vars.size.compact,
  "@media": { [media.tablet]: { columnGap: vars.space[4] } },
});

export const mark = recipe({
  base: {
    display: "grid",
    placeItems: "center",
    inlineSize: "32px",
    blockSize: "32px",
    border: `1px solid ${vars.color.control}`,
    borderRadius: vars.radius.pill,
    fontSize: vars.text.sm,
    fontWeight: vars.weight.label,
    fontVariantNumeric: "tabular-nums",
    lineHeight: 1,
  },
  variants: {
    state: {
      done: { borderColor: vars.color.ink, background: vars.color.ink, color: vars.color.canvas },
      current: {},
      upcoming: { color: vars.color.inkMuted },
    },
  },
});

export const title = recipe({
  base: { fontSize: vars.text.xl, selectors: { "&:focus": { outlineOffset: "4px" } } },
  variants: { state: { done: {}, current: {}, upcoming: { color: vars.color.inkMuted } } },
});

export const body = recipe({
  base: { "@media": { [media.tablet]: { marginInlineStart: vars.space[12] } } },
  variants: {
    holds: {
      content: { marginBlockStart: vars.space[4], "@media": { [media.tablet]: { marginBlockStart: vars.space[6] } } },
      text: { marginBlockStart: vars.space[2], color: vars.color.inkMuted, fontSize: vars.text.sm },
    },
  },
});

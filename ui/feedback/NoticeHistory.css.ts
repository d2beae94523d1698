import { media, vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const history = style({
  position: "fixed",
  inset: `auto ${vars.space[4]} calc(${vars.space[4]} + env(safe-area-inset-bottom))`,
  inlineSize: "auto",
  maxBlockSize: `calc(100dvh - ${vars.space[8]})`,
  margin: 0,
  padding: 0,
  border: "1px solid transparent",
  borderRadius: vars.radius.card,
  overflowY: "auto",
  background: vars.color.canvas,
  color: vars.color.ink,
  boxShadow: vars.shadow.float,
  "@media": {
    [media.tablet]: {
      inset: `auto auto ${vars.space[6]} ${vars.layout.margin}`,
      inlineSize: "440px",
    },
  },
});

export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  paddingInlineStart: vars.space[4],
  paddingInlineEnd: vars.space[2],
  minBlockSize: vars.size.primary,
});

export const title = style({ fontSize: vars.text.md, fontWeight: vars.weight.label, letterSpacing: 0 });

export const entry = style({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  columnGap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: vars.text.sm,
  lineHeight: 1.4,
  overflowWrap: "anywhere",
});

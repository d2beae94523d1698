import { vars } from "@dioptra/tokens";
import { keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";

const rise = keyframes({ from: { opacity: 0, translate: "0 8px" } });

export const toast = style({
  display: "grid",
  gridTemplateColumns: "auto 1fr auto",
  alignItems: "center",
  gap: vars.space[3],
  marginBlockStart: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[2]} ${vars.space[4]}`,
  // Visible only in forced colours, which remove the shadow.
  border: "1px solid transparent",
  borderRadius: vars.radius.card,
  background: vars.color.canvas,
  color: vars.color.ink,
  fontSize: vars.text.sm,
  lineHeight: 1.4,
  boxShadow: vars.shadow.float,
  pointerEvents: "auto",
  animation: `${rise} ${vars.duration.panel} ${vars.easing.out}`,
});

export const mark = recipe({
  variants: {
    type: {
      success: { color: vars.color.success },
      warning: { color: vars.color.pending },
      error: { color: vars.color.sale },
    },
  },
});

export const text = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `0 ${vars.space[3]}`,
  minInlineSize: 0,
});

/** Takes the whole width if the action does not fit beside the sentence in one line; then the action comes below. */
export const message = style({ flex: "1 1 auto", paddingBlock: vars.space[2], textWrap: "balance" });

const press = style({
  display: "inline-flex",
  alignItems: "center",
  minInlineSize: vars.size.compact,
  minBlockSize: vars.size.compact,
  padding: 0,
  border: 0,
  background: "none",
  cursor: "pointer",
});

export const action = style([
  press,
  {
    textDecoration: "underline",
    textDecorationColor: vars.color.control,
    textUnderlineOffset: "4px",
    textAlign: "start",
  },
]);

export const close = style([
  press,
  {
    justifyContent: "center",
    inlineSize: vars.size.compact,
    borderRadius: vars.radius.pill,
    selectors: { "&:hover": { background: vars.color.surface } },
  },
]);

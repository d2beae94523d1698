import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";

export const timeline = style({ display: "grid", gap: vars.space[4] });

export const steps = style({ display: "grid" });

/** A line connects the marks of consecutive steps. */
export const step = recipe({
  base: {
    position: "relative",
    display: "grid",
    paddingInlineStart: "28px",
    paddingBlockEnd: vars.space[4],
    selectors: {
      "&:last-child": { paddingBlockEnd: 0 },
      "&:not(:last-child)::before": {
        content: "",
        position: "absolute",
        insetBlock: "10px -10px",
        insetInlineStart: "5.5px",
        borderInlineStart: `1px solid ${vars.color.control}`,
      },
    },
  },
  variants: { state: { done: {}, current: {}, next: {} } },
});

/**
 * Filled when done, a ring when current, an outline when still to come. Made of borders, which stay visible in forced
 * colours.
 */
export const mark = recipe({
  base: {
    position: "absolute",
    insetBlockStart: "6px",
    insetInlineStart: 0,
    inlineSize: "12px",
    blockSize: "12px",
    border: `1px solid ${vars.color.control}`,
    borderRadius: vars.radius.pill,
    background: vars.color.canvas,
  },
  variants: {
    state: {
      done: { border: `6px solid ${vars.color.ink}` },
      current: { borderWidth: "3px" },
      next: {},
    },
    /** Applies to the current step only. */
    tone: {
      usual: { borderColor: vars.color.success },
      held: { borderColor: vars.color.pending },
      ended: { borderColor: vars.color.sale },
    },
  },
});

export const name = recipe({
  base: { lineHeight: 1.5, overflowWrap: "anywhere" },
  variants: {
    state: { done: {}, current: { fontWeight: vars.weight.label }, next: { color: vars.color.inkMuted } },
  },
});

export const when = style({ color: vars.color.inkMuted, fontSize: vars.text.xs });

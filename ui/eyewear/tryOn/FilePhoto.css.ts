import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";

export const zone = recipe({
  base: {
    display: "grid",
    placeItems: "center",
    alignContent: "center",
    gap: vars.space[3],
    inlineSize: `calc(100% - 2 * ${vars.space[4]})`,
    blockSize: `calc(100% - 2 * ${vars.space[4]})`,
    margin: vars.space[4],
    padding: vars.space[4],
    border: `1px dashed ${vars.color.control}`,
    borderRadius: vars.radius.card,
    color: vars.color.inkMuted,
    fontSize: vars.text.sm,
    textAlign: "center",
  },
  variants: { state: { usual: {}, over: { borderStyle: "solid", borderColor: vars.color.ink } } },
});

export const face = style({ inlineSize: "min(15rem, 55%)", maxBlockSize: "20rem", color: vars.color.inkMuted });

/** The privacy promise, which stands out by a line. */
export const promise = style({
  paddingInlineStart: vars.space[3],
  borderInlineStart: `2px solid ${vars.color.action}`,
  fontSize: vars.text.sm,
});

export const faceLine = style({ fill: "none", stroke: vars.color.control, strokeWidth: 1 });

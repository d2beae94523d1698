import { vars } from "@dioptra/tokens";
import { style, styleVariants } from "@vanilla-extract/css";

const bar = { blockSize: vars.space[4], background: vars.color.action, maxInlineSize: "100%" } as const;
const box = { inlineSize: "72px", blockSize: "48px", border: `1px solid ${vars.color.ink}` } as const;
const word = { whiteSpace: "nowrap", overflow: "hidden", lineHeight: vars.leading.label } as const;

/** The sample of each token by group and key. Groups without a visible effect have none. */
export const samples: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  color: styleVariants(vars.color, (background) => ({
    background,
    inlineSize: "72px",
    blockSize: "48px",
    borderRadius: vars.radius.control,
    boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
    forcedColorAdjust: "none",
  })),
  text: styleVariants(vars.text, (fontSize) => ({ ...word, fontSize })),
  weight: styleVariants(vars.weight, (fontWeight) => ({ ...word, fontWeight, fontSize: vars.text.lg })),
  leading: styleVariants(vars.leading, (lineHeight) => ({ lineHeight, maxInlineSize: "11rem" })),
  family: styleVariants(vars.family, (fontFamily) => ({ ...word, fontFamily, fontSize: vars.text.lg })),
  space: styleVariants(vars.space, (inlineSize) => ({ ...bar, inlineSize })),
  layout: styleVariants(vars.layout, (inlineSize) => ({ ...bar, inlineSize })),
  size: styleVariants(vars.size, (blockSize) => ({ ...bar, blockSize, inlineSize: "72px" })),
  radius: styleVariants(vars.radius, (borderRadius) => ({ ...box, borderRadius })),
  stroke: styleVariants(vars.stroke, (borderWidth) => ({ ...box, borderWidth })),
  shadow: styleVariants(vars.shadow, (boxShadow) => ({ ...box, border: 0, boxShadow })),
};

/** A background with the text colour whose contrast is measured. */
export const onGround = styleVariants(vars.color, (background) => ({ background }));
export const inkOf = styleVariants(vars.color, (color) => ({ color }));

export const pairSample = style({
  display: "inline-block",
  paddingInline: vars.space[2],
  borderRadius: vars.radius.control,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
  fontWeight: vars.weight.label,
  forcedColorAdjust: "none",
});

export const edgeSample = style([
  pairSample,
  {
    inlineSize: "2rem",
    blockSize: "1.25rem",
    border: `${vars.stroke.selection} solid currentColor`,
    verticalAlign: "middle",
  },
]);

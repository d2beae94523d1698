import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";
import { floating } from "./floating.css.ts";

export const anchor = style({ display: "inline-flex", maxInlineSize: "100%" });

export const tooltip = style([
  floating,
  {
    inlineSize: "max-content",
    maxInlineSize: `min(18rem, calc(100vw - 2 * ${vars.layout.margin}))`,
    paddingBlock: vars.space[2],
    paddingInline: vars.space[3],
    borderRadius: vars.radius.control,
    fontSize: vars.text.xs,
    textAlign: "start",
    textWrap: "balance",
    overflowWrap: "break-word",
    positionArea: "block-start",
  },
]);

import { media, vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";
import { visuallyHidden } from "../../primitives/VisuallyHidden.css.ts";

export const sort = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  position: "relative",
  gap: vars.space[2],
  fontSize: vars.text.sm,
  whiteSpace: "nowrap",
});

/** Visually hidden on phones, where it does not fit beside a long option. */
export const label = style([
  visuallyHidden,
  {
    color: vars.color.inkMuted,
    "@media": {
      [media.tablet]: {
        position: "static",
        inlineSize: "auto",
        blockSize: "auto",
        overflow: "visible",
        clipPath: "none",
      },
    },
  },
]);

export const frame = style({ display: "grid", minInlineSize: 0 });

export const select = style({
  gridArea: "1 / 1",
  appearance: "none",
  minInlineSize: 0,
  minBlockSize: vars.size.compact,
  paddingBlock: 0,
  paddingInline: `0 26px`,
  border: 0,
  borderRadius: vars.radius.control,
  background: "none",
  fontWeight: vars.weight.label,
  textOverflow: "ellipsis",
  cursor: "pointer",
  // As wide as the chosen option, in browsers that support it.
  fieldSizing: "content",
});

export const chevron = style({
  gridArea: "1 / 1",
  placeSelf: "center end",
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  pointerEvents: "none",
});

import { media, vars } from "@dioptra/tokens";
import { style, styleVariants } from "@vanilla-extract/css";

/** An option without products that is not chosen. */
export const disabled = {
  color: vars.color.inkMuted,
  cursor: "default",
  "@media": { [media.forcedColors]: { color: "GrayText" } },
} as const;

export const row = style({
  display: "flex",
  alignItems: "center",
  gap: "10px",
  minBlockSize: vars.size.compact,
  fontSize: vars.text.sm,
  lineHeight: 1.35,
  cursor: "pointer",
  selectors: { "&:has(:disabled)": disabled },
  // 44 px for touch; less with a pointer, where the rail is long.
  "@media": { [`${media.desktop} and ${media.hover}`]: { minBlockSize: "34px" } },
});

/** The ring is larger than the dot, so the row is shifted to align dots with checkboxes. */
export const dotRow = style([row, { gap: vars.space[2], marginInlineStart: "-4px" }]);

const box = style({
  appearance: "none",
  display: "grid",
  flex: "none",
  placeItems: "center",
  inlineSize: "20px",
  blockSize: "20px",
  margin: 0,
  border: `1px solid ${vars.color.control}`,
  background: vars.color.canvas,
  cursor: "inherit",
  selectors: {
    [`${row}:hover &:enabled`]: { borderColor: vars.color.ink },
    "&:checked": { borderColor: vars.color.ink },
    "&:disabled": { borderColor: vars.color.line },
  },
});

export const mark = styleVariants({
  checkbox: [
    box,
    {
      borderRadius: vars.radius.control,
      "::before": {
        content: "",
        inlineSize: "14px",
        blockSize: "14px",
        background: vars.color.canvas,
        clipPath: "polygon(13% 48%, 5% 57%, 37% 89%, 96% 26%, 87% 17%, 37% 70%)",
        visibility: "hidden",
      },
      "@media": {
        [media.forcedColors]: { "::before": { forcedColorAdjust: "none", background: "CanvasText" } },
      },
      selectors: {
        "&:checked": { background: vars.color.ink },
        "&:checked::before": { visibility: "visible" },
      },
    },
  ],
  radio: [box, { borderRadius: vars.radius.pill, selectors: { "&:checked": { borderWidth: "6px" } } }],
});

export const label = style({
  flex: 1,
  minInlineSize: 0,
  selectors: { ":checked ~ &": { fontWeight: vars.weight.label } },
});

export const count = style({
  color: vars.color.inkMuted,
  fontSize: vars.text.xs,
  fontVariantNumeric: "tabular-nums",
});

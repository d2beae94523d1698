import { media, vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";

export const stack = style({ display: "grid", gap: vars.space[3], maxInlineSize: "30rem" });

/** The real input covers six boxes, which show its digits. */
export const code = style({ position: "relative", inlineSize: "fit-content", maxInlineSize: "100%" });

export const boxes = style({
  display: "grid",
  // The narrow column is a gap in the middle: banks show the code in two groups.
  gridTemplateColumns: "repeat(3, minmax(0, 44px)) 2px repeat(3, minmax(0, 44px))",
  gap: "6px",
  inlineSize: "fit-content",
});

export const box = recipe({
  base: {
    display: "grid",
    placeItems: "center",
    minInlineSize: "32px",
    minBlockSize: "52px",
    border: `1px solid ${vars.color.control}`,
    borderRadius: vars.radius.control,
    background: vars.color.canvas,
    fontSize: vars.text.xl,
    fontVariantNumeric: "tabular-nums",
    selectors: {
      "&:nth-child(4)": { gridColumnStart: 5 },
      "input:read-only ~ * > &": { borderColor: vars.color.line, background: vars.color.surface },
      "input[aria-invalid='true'] ~ * > &": { borderColor: vars.color.sale, borderWidth: "2px" },
    },
  },
  variants: {
    place: {
      next: {
        selectors: {
          "input:focus-visible ~ * > &": {
            outline: `2px solid ${vars.color.focus}`,
            outlineOffset: "2px",
            borderColor: vars.color.ink,
          },
        },
      },
      other: {},
    },
  },
});

export const input = style({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  margin: 0,
  paddingBlock: 0,
  paddingInline: "16px",
  border: 0,
  background: "none",
  color: "transparent",
  caretColor: "transparent",
  fontVariantNumeric: "tabular-nums",
  outline: "none",
  overflow: "hidden",
  selectors: { "&::selection": { background: "transparent" } },
  "@media": { [media.forcedColors]: { forcedColorAdjust: "none" } },
});

/** Explains why a key had no effect. Not styled as an error, since the code is still valid. */
export const refused = style({
  display: "block",
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
  selectors: { "&:not(:empty)": { marginBlockStart: "6px" } },
});

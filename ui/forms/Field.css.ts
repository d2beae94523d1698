import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";

export const label = style({
  display: "block",
  marginBlockEnd: "6px",
  fontSize: vars.text.sm,
  fontWeight: vars.weight.title,
});

export const mark = style({ color: vars.color.inkMuted, fontSize: vars.text.xs, fontWeight: vars.weight.text });

export const hint = style({
  marginBlockStart: "6px",
  color: vars.color.inkMuted,
  fontSize: vars.text.xs,
  lineHeight: 1.45,
});

export const error = style({
  display: "flex",
  gap: "6px",
  marginBlockStart: "6px",
  color: vars.color.sale,
  fontSize: vars.text.sm,
  lineHeight: 1.4,
  overflowWrap: "anywhere",
  textWrap: "balance",
});

export const errorIcon = style({ flex: "none", inlineSize: "18px", blockSize: "18px", marginBlockStart: "1px" });

const invalid = "&[aria-invalid='true']";

/** The box of a text field or select. */
export const control = recipe({
  base: {
    inlineSize: "100%",
    minBlockSize: vars.size.control,
    margin: 0,
    paddingBlock: 0,
    paddingInlineStart: "14px",
    border: `1px solid ${vars.color.control}`,
    borderRadius: vars.radius.control,
    background: vars.color.canvas,
    fontVariantNumeric: "tabular-nums lining-nums",
    transition: `border-color ${vars.duration.state} ${vars.easing.out}`,
    selectors: {
      "&::placeholder": { color: vars.color.inkMuted, opacity: 1 },
      "&:hover, &:focus-visible": { borderColor: vars.color.ink },
      "&:disabled": { borderColor: vars.color.line, background: vars.color.surface, color: vars.color.inkMuted },
      // One pixel less padding makes up for the thicker border, so that the text does not move.
      [invalid]: { borderColor: vars.color.sale, borderWidth: "2px", paddingInlineStart: "13px" },
    },
  },
  variants: {
    kind: {
      text: {
        paddingInlineEnd: "14px",
        selectors: { "&:read-only": { background: vars.color.surface }, [invalid]: { paddingInlineEnd: "13px" } },
      },
      // Space for the chevron; longer text is cut off before it.
      select: {
        appearance: "none",
        paddingInlineEnd: "44px",
        textOverflow: "ellipsis",
        cursor: "pointer",
        selectors: { [invalid]: { paddingInlineEnd: "43px" } },
      },
    },
  },
});

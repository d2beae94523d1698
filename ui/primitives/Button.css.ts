import { media, vars } from "@dioptra/tokens";
import { recipe } from "@vanilla-extract/recipes";

export const button = recipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: vars.space[2],
    // Breaks only words that are wider than the screen.
    maxInlineSize: "100%",
    overflowWrap: "anywhere",
    hyphens: "auto",
    paddingBlock: "10px",
    paddingInline: vars.space[6],
    border: "1px solid transparent",
    borderRadius: vars.radius.control,
    background: "none",
    fontWeight: vars.weight.label,
    lineHeight: vars.leading.label,
    textAlign: "center",
    textDecoration: "none",
    cursor: "pointer",
    transition: `background-color ${vars.duration.state} ${vars.easing.out}`,
    selectors: { "&[aria-disabled='true']": { cursor: "progress", opacity: 0.7 } },
  },
  variants: {
    variant: {
      solid: {
        background: vars.color.action,
        color: vars.color.onAction,
        selectors: { "&:hover": { background: vars.color.actionHover } },
      },
      line: {
        borderColor: vars.color.control,
        color: vars.color.ink,
        selectors: { "&:hover": { borderColor: vars.color.ink } },
      },
      text: {
        minInlineSize: vars.size.compact,
        paddingInline: 0,
        color: vars.color.ink,
        textDecoration: "underline",
        textUnderlineOffset: "5px",
        // Forced colours would otherwise show the transparent border that this variant shares with the others.
        "@media": { [media.forcedColors]: { borderColor: "Canvas" } },
      },
    },
    size: {
      compact: { minBlockSize: vars.size.compact, paddingBlock: vars.space[2], fontSize: vars.text.sm },
      standard: { minBlockSize: vars.size.control },
      primary: { minBlockSize: vars.size.primary },
    },
    width: { content: {}, full: { inlineSize: "100%", paddingInline: vars.space[4] } },
  },
  defaultVariants: { variant: "solid", size: "standard", width: "content" },
});

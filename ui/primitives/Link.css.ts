import { vars } from "@dioptra/tokens";
import { recipe } from "@vanilla-extract/recipes";

export const link = recipe({
  base: {
    color: "inherit",
    textDecorationThickness: "1px",
    textUnderlineOffset: "4px",
    // A touch target of 44 px that takes no more space than a line of text.
    "@media": { "(pointer: coarse)": { paddingBlock: vars.space[3], marginBlock: `calc(-1 * ${vars.space[3]})` } },
  },
  variants: {
    variant: {
      underlined: {
        textDecorationLine: "underline",
        textDecorationColor: vars.color.control,
        selectors: { "&:hover": { textDecorationColor: "currentColor" } },
      },
      quiet: {
        textDecorationLine: "none",
        selectors: { "&:hover, &[aria-current]": { textDecorationLine: "underline" } },
      },
    },
  },
});

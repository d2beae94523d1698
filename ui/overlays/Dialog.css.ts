import { media, vars } from "@dioptra/tokens";
import { recipe } from "@vanilla-extract/recipes";
import { away, modal } from "./Modal.css.ts";

/** A bottom sheet or a full window on phones; centred from the tablet breakpoint on. */
export const dialog = recipe({
  base: [
    modal,
    {
      insetInline: 0,
      maxInlineSize: "none",
      vars: { [away]: "0 24px" },
      "@media": {
        [media.tablet]: {
          insetBlock: 0,
          maxInlineSize: `calc(100% - 2 * ${vars.space[8]})`,
          blockSize: "fit-content",
          maxBlockSize: `calc(100dvh - 2 * ${vars.space[8]})`,
          margin: "auto",
          borderRadius: vars.radius.card,
        },
      },
    },
  ],
  variants: {
    size: {
      medium: { inlineSize: "100%", "@media": { [media.tablet]: { inlineSize: "480px" } } },
      large: { inlineSize: "100%", "@media": { [media.tablet]: { inlineSize: "760px" } } },
    },
    phone: {
      sheet: {
        "@media": {
          [`not all and ${media.tablet}`]: {
            insetBlock: "auto 0",
            maxBlockSize: "90dvh",
            margin: 0,
            borderStartStartRadius: vars.radius.card,
            borderStartEndRadius: vars.radius.card,
          },
        },
      },
      full: {
        "@media": {
          [`not all and ${media.tablet}`]: { insetBlock: 0, blockSize: "100dvh", maxBlockSize: "none", margin: 0 },
        },
      },
    },
  },
});

import { media, vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";
import { noticesFromEnd } from "../layout/noticesFromEnd.ts";

/** The greatest height of the notices that an open modal sets. */
export const greatestHeight = "--notices-greatest-height";

/**
 * Full width on phones, bottom left from the tablet breakpoint on. The padding keeps the overflow from cutting off
 * shadows; clicks on it go through to the page. Over a modal they leave its controls free.
 */
export const notifications = style({
  position: "fixed",
  insetBlockEnd: `var(${noticesFromEnd}, 0)`,
  insetInline: 0,
  zIndex: 100,
  maxBlockSize: `var(${greatestHeight}, 100dvh)`,
  padding: `${vars.space[6]} ${vars.space[4]} calc(${vars.space[4]} + env(safe-area-inset-bottom))`,
  overflowY: "auto",
  pointerEvents: "none",
  "@media": {
    [media.tablet]: {
      insetInline: `calc(${vars.layout.margin} - ${vars.space[6]}) auto`,
      inlineSize: `calc(440px + 2 * ${vars.space[6]})`,
      padding: vars.space[6],
    },
    [`not all and ${media.tablet}`]: {
      selectors: { ":root:has([data-modal]) &": { paddingBlock: vars.space[2] } },
    },
  },
});

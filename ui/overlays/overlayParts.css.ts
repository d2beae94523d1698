import { media, vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

/** The height of the notices over the end of the scrolling part of a phone (`placeNotices.ts`). */
export const noticesHeight = "--notices-height";

/** Scrolls between header and footer. */
export const body = style({
  flex: "1 1 auto",
  minBlockSize: 0,
  padding: vars.space[4],
  overflowY: "auto",
  overscrollBehavior: "contain",
  "@media": {
    [media.tablet]: { padding: `20px ${vars.space[6]}` },
    [`not all and ${media.tablet}`]: { paddingBlockEnd: `calc(${vars.space[4]} + var(${noticesHeight}, 0px))` },
  },
});

/** Stays below the scrolling part, with space for a phone's home indicator. */
export const foot = style({
  flex: "none",
  padding: `${vars.space[3]} ${vars.space[4]} calc(${vars.space[4]} + env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  "@media": { [media.tablet]: { padding: `${vars.space[4]} ${vars.space[6]} ${vars.space[6]}` } },
});

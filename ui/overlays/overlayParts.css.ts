import { media, vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

/** The height of the notices between the scrolling part of a modal and its foot (`placeNotices.ts`). */
export const noticesHeight = "--notices-height";

/** The scrolling part of a modal, which ends above the notices that would cover it. */
export const aboveNotices = style({ minBlockSize: 0, marginBlockEnd: `var(${noticesHeight}, 0px)`, overflowY: "auto" });

/** Scrolls between header and footer. */
export const body = style([
  aboveNotices,
  {
    flex: "1 1 auto",
    padding: vars.space[4],
    overscrollBehavior: "contain",
    "@media": { [media.tablet]: { padding: `20px ${vars.space[6]}` } },
  },
]);

/**
 * Stays below the scrolling part, with space for a phone's home indicator. In large type on a small phone it scrolls, so
 * that its last button can be reached and the scrolling part keeps room.
 */
export const foot = style({
  flex: "none",
  maxBlockSize: "60dvh",
  overflowY: "auto",
  overscrollBehavior: "contain",
  padding: `${vars.space[3]} ${vars.space[4]} calc(${vars.space[4]} + env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  "@media": { [media.tablet]: { padding: `${vars.space[4]} ${vars.space[6]} ${vars.space[6]}` } },
});

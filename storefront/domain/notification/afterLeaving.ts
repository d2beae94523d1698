import type { Notice } from "./notice.ts";

/** What is still to be said on another page: an error that belonged to the page that was left is not. */
export const afterLeaving = (notices: readonly Notice[]): readonly Notice[] =>
  notices.filter(({ type, hasNoTimeout }) => type !== "error" || hasNoTimeout);

import type { Notices } from "./notices.ts";

/**
 * Returns whether code that did not load is gone rather than out of reach: the shop answers, so that it was replaced by a
 * deployment, and only a new page brings the new code.
 */
export async function isCodeGone(): Promise<boolean> {
  if (navigator.onLine === false) return false;
  const answer = await fetch("/healthz", { cache: "no-store" }).catch(() => null);
  return answer?.ok === true;
}

/** Tells the shopper that the shop was deployed anew, and offers to load the page again. What was typed stays until then. */
export const tellReload = (notices: Notices): void =>
  notices.show(
    "warning",
    { id: "offline.newContent" },
    { label: "notice.reload", onAction: () => location.reload() },
    { hasNoTimeout: true },
  );

/**
 * Tells the shopper that code which a press needed did not load, with another try: of the press where the connection failed,
 * of the whole page where the shop was deployed meanwhile.
 */
export async function tellMissingCode(notices: Notices, again: () => void): Promise<void> {
  if (await isCodeGone()) return tellReload(notices);
  notices.show(
    "warning",
    { id: "notice.loadFailed" },
    { label: "notice.tryAgain", onAction: again },
    { hasNoTimeout: true },
  );
}

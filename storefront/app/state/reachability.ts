import { connectionFailure } from "#client/failures.ts";
import type { NoticeMessage } from "#domain/notification.ts";

/** Delays between requests, and how long an answer may take, in milliseconds. */
const firstDelay = 1000;
const longestDelay = 30_000;
/** A network that takes requests and never answers counts as none after this time. */
const answerTimeout = 5000;

/**
 * Returns whether the shop answers. Offline, no request is made. A request is needed because a browser that reports to
 * be online has only found a network, which may not reach the shop.
 */
export async function isShopReachable({ signal }: { readonly signal?: AbortSignal } = {}): Promise<boolean> {
  if (navigator.onLine === false) return false;
  const signals = [AbortSignal.timeout(answerTimeout), ...(signal ? [signal] : [])];
  const answer = await fetch("/healthz", { cache: "no-store", signal: AbortSignal.any(signals) }).catch(() => null);
  // A portal that wants a login answers every address with a page of its own.
  return answer?.ok === true && (await answer.text().catch(() => "")).trim() === "ok";
}

/** Returns the message for a change of a line of the cart that did not reach the shop. */
export const unreachedChangeMessage = (): NoticeMessage => ({
  id: connectionFailure() === "offline" ? "notice.lineOffline" : "notice.lineNotChanged",
});

/** Resolves after the delay, when the browser comes online, or when `signal` is aborted. */
function sleepUntilOnline(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const end = () => {
      over.abort();
      resolve();
    };
    setTimeout(end, milliseconds);
    window.addEventListener("online", end, { signal: over.signal });
    signal.addEventListener("abort", end, { signal: over.signal });
  });
}

/**
 * Resolves once the shop answers, or once `signal` is aborted. The delay between requests doubles from 1 s to 30 s.
 * After `failures` earlier attempts that failed although the shop answered, the first request is delayed too, twice as
 * long each time.
 */
export async function waitUntilReachable(signal: AbortSignal, failures = 0): Promise<void> {
  let delay = Math.min(firstDelay * 2 ** Math.max(0, failures - 1), longestDelay);
  if (failures > 0) await sleepUntilOnline(delay, signal);
  while (!signal.aborted) {
    if (await isShopReachable({ signal })) return;
    await sleepUntilOnline(delay, signal);
    delay = Math.min(2 * delay, longestDelay);
  }
}

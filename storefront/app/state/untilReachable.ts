const healthAddress = "/healthz";
const firstPause = 1000;
const longestPause = 30_000;

/** A while, or until the browser believes to be online. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
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
 * Resolves once the shop answers, or once `signal` says that nobody waits for it any more. That a browser is online only
 * means that it has found a network, which need not lead anywhere yet. After `failures` earlier attempts that did not help
 * although the shop answered, the first request waits too, twice as long for each: 1 s to 30 s.
 */
export async function untilReachable(signal: AbortSignal, failures = 0): Promise<void> {
  let wait = Math.min(firstPause * 2 ** Math.max(0, failures - 1), longestPause);
  if (failures > 0) await pause(wait, signal);
  while (!signal.aborted) {
    const answer = navigator.onLine && (await fetch(healthAddress, { cache: "no-store", signal }).catch(() => null));
    if (answer && answer.ok) return;
    await pause(wait, signal);
    wait = Math.min(2 * wait, longestPause);
  }
}

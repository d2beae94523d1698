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
 * Resolves once the shop answers, or once `signal` is aborted. A browser that is online has only found a network, which
 * may lead nowhere. After `failures` earlier attempts that failed although the shop answered, the first request is
 * delayed too, twice as long each time: 1 s to 30 s.
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

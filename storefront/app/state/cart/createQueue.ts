/**
 * Runs work under a lock that all tabs of this browser share. If the browser has no locks or denies them, runs it
 * without.
 */
async function acrossTabs<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (typeof navigator === "undefined" || !("locks" in navigator)) return work();
  let isRunning = false;
  const run = () => {
    isRunning = true;
    return work();
  };
  try {
    return await navigator.locks.request(name, run);
  } catch (error) {
    // A browser that blocks the shop's storage also denies its locks.
    if (isRunning) throw error;
    return work();
  }
}

/** Creates a queue that runs its tasks one after another, also across tabs where the browser supports locks. */
export function createQueue(name: string): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(() => acrossTabs(name, work));
    // The caller handles a failure; the next task runs in any case.
    last = next.catch(() => {});
    return next;
  };
}

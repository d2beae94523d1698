/** Runs work under a lock that all tabs of this browser share. Where the browser has no locks or denies them, runs it as it is. */
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
    // A browser that blocks the shop's data denies its locks, too.
    if (isRunning) throw error;
    return work();
  }
}

/** Runs one piece of work after the other, here and, where the browser can, across its tabs: two never talk at once. */
export function createQueue(name: string): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(() => acrossTabs(name, work));
    // A failed piece is its caller's; the next one runs all the same.
    last = next.catch(() => {});
    return next;
  };
}

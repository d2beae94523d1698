/** Runs one piece of work after the other, here and, where the browser can, across its tabs: two never talk at once. */
export function createQueue(name: string): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  const acrossTabs = <T>(work: () => Promise<T>): Promise<T> =>
    typeof navigator === "undefined" || !("locks" in navigator) ? work() : navigator.locks.request(name, work);
  return (work) => {
    const next = last.then(() => acrossTabs(work));
    // A failed piece is its caller's; the next one runs all the same.
    last = next.catch(() => {});
    return next;
  };
}

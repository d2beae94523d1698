/** So much is waiting already that more would only wait in vain. */
export class QueueFull extends Error {}

/** Everyone who wanted it had gone before it was begun. */
export class Abandoned extends Error {}

export interface QueueSetting {
  /** How much is worked on at the same time. */
  readonly atOnce: number;
  /** How much may wait behind that. */
  readonly mostWaiting: number;
}

/** Someone who wants a result: null is somebody who stays. */
type Asker = AbortSignal | null;

/** Work that ends when the signal is aborted, as far as it looks at it. */
export type Work<Result> = (signal: AbortSignal) => Promise<Result>;

interface Job<Result> {
  readonly result: Promise<Result>;
  readonly join: (asker: Asker) => void;
}

interface Waiting {
  readonly begin: () => void;
}

/**
 * Work that takes a processor, in the order in which it came. Who wants what is already wanted gets the same. What nobody
 * wants any more, since they have gone to another page, leaves the queue at once; if it has begun, its signal is aborted.
 */
export function createQueue<Result>({ atOnce, mostWaiting }: QueueSetting) {
  const wanted = new Map<string, Job<Result>>();
  const waiting = new Set<Waiting>();
  let working = 0;

  async function turn(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (working < atOnce) {
      working += 1;
      return;
    }
    if (waiting.size >= mostWaiting) throw new QueueFull("Too many pictures are waited for.");
    await new Promise<void>((resolve, reject) => {
      const one: Waiting = { begin: resolve };
      waiting.add(one);
      signal.addEventListener("abort", () => waiting.delete(one) && reject(signal.reason), { once: true });
    });
  }

  /** Whoever is done hands its place on, so that nobody comes between. */
  function leave() {
    const [next] = waiting;
    if (!next) {
      working -= 1;
      return;
    }
    waiting.delete(next);
    next.begin();
  }

  async function inTurn(work: Work<Result>, signal: AbortSignal): Promise<Result> {
    await turn(signal);
    try {
      signal.throwIfAborted();
      return await work(signal);
    } finally {
      leave();
    }
  }

  function begin(key: string, work: Work<Result>, first: Asker): Job<Result> {
    const controller = new AbortController();
    const askers: Asker[] = [];
    const forget = () => {
      if (wanted.get(key) === job) wanted.delete(key);
    };
    const abandon = () => {
      if (!askers.every((asker) => asker?.aborted)) return;
      // The next to ask begins anew.
      forget();
      controller.abort(new Abandoned("Nobody waits for this picture any more."));
    };
    const join = (asker: Asker) => {
      askers.push(asker);
      asker?.addEventListener("abort", abandon, { once: true });
      if (asker?.aborted) abandon();
    };
    const job: Job<Result> = { result: inTurn(work, controller.signal).finally(forget), join };
    wanted.set(key, job);
    join(first);
    return job;
  }

  /** Who gives a signal goes when it is aborted. */
  return (key: string, work: Work<Result>, asker: Asker = null): Promise<Result> => {
    const before = wanted.get(key);
    before?.join(asker);
    return (before ?? begin(key, work, asker)).result;
  };
}

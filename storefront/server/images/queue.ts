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

interface Job<Result> {
  readonly result: Promise<Result>;
  /** Those who want it; null is somebody who stays. */
  readonly askers: (AbortSignal | null)[];
}

interface Waiting {
  readonly isAbandoned: () => boolean;
  readonly begin: () => void;
  readonly drop: () => void;
}

/**
 * Work that takes a processor, in the order in which it came. Who wants what is already wanted gets the same; what nobody
 * wants any more, since they have gone to another page, is not begun.
 */
export function createQueue<Result>({ atOnce, mostWaiting }: QueueSetting) {
  const wanted = new Map<string, Job<Result>>();
  let waiting: readonly Waiting[] = [];
  let working = 0;

  function leaveAbandoned() {
    for (const one of waiting) if (one.isAbandoned()) one.drop();
    waiting = waiting.filter((one) => !one.isAbandoned());
  }

  async function turn(isAbandoned: () => boolean): Promise<void> {
    if (working < atOnce) {
      working += 1;
      return;
    }
    if (waiting.length >= mostWaiting) leaveAbandoned();
    if (waiting.length >= mostWaiting) throw new QueueFull("Too many pictures are waited for.");
    // Whoever goes hands its place on, so that nobody comes between.
    await new Promise<void>((begin, reject) => {
      const drop = () => reject(new Abandoned("Nobody waits for this picture any more."));
      waiting = [...waiting, { isAbandoned, begin, drop }];
    });
  }

  function leave() {
    leaveAbandoned();
    const [next, ...others] = waiting;
    waiting = others;
    if (next) next.begin();
    else working -= 1;
  }

  async function inTurn(work: () => Promise<Result>, isAbandoned: () => boolean): Promise<Result> {
    await turn(isAbandoned);
    try {
      return await work();
    } finally {
      leave();
    }
  }

  /** Who gives a signal goes when it is aborted. */
  return (key: string, work: () => Promise<Result>, signal: AbortSignal | null = null): Promise<Result> => {
    const before = wanted.get(key);
    if (before) {
      before.askers.push(signal);
      return before.result;
    }
    const askers = [signal];
    const isAbandoned = () => askers.every((asker) => asker?.aborted ?? false);
    const result = inTurn(work, isAbandoned).finally(() => wanted.delete(key));
    wanted.set(key, { result, askers });
    return result;
  };
}

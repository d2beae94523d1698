/** So much is waiting already that more would only wait in vain. */
export class QueueFull extends Error {}

export interface QueueSetting {
  /** How much is worked on at the same time. */
  readonly atOnce: number;
  /** How much may wait behind that. */
  readonly mostWaiting: number;
}

/** Work that takes a processor, in the order in which it came. Who wants what is already wanted gets the same. */
export function createQueue<Result>({ atOnce, mostWaiting }: QueueSetting) {
  const wanted = new Map<string, Promise<Result>>();
  const waiting: (() => void)[] = [];
  let working = 0;

  async function turn(): Promise<void> {
    if (working < atOnce) {
      working += 1;
      return;
    }
    if (waiting.length >= mostWaiting) throw new QueueFull("Too many pictures are waited for.");
    // Whoever goes hands its place on, so that nobody comes between.
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
    });
  }

  function leave() {
    const next = waiting.shift();
    if (next) next();
    else working -= 1;
  }

  async function inTurn(work: () => Promise<Result>): Promise<Result> {
    await turn();
    try {
      return await work();
    } finally {
      leave();
    }
  }

  return (key: string, work: () => Promise<Result>): Promise<Result> => {
    const before = wanted.get(key);
    if (before) return before;
    const result = inTurn(work).finally(() => wanted.delete(key));
    wanted.set(key, result);
    return result;
  };
}

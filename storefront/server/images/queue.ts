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

/** A request for a result; null for one that cannot be canceled. */
type Asker = AbortSignal | null;

/** Work that ends when the signal is aborted, as far as it looks at it. */
export type Work<Result> = (signal: AbortSignal) => Promise<Result>;

interface Job<Result> {
  readonly result: Promise<Result>;
  readonly join: (asker: Asker) => void;
}

interface Waiting {
  readonly begin: () => void;
  readonly refuse: () => void;
}

/**
 * A queue for work that keeps a processor busy: clients take turns, and each client's work is done in its order of
 * arrival. Equal requests share one result. Work that is no longer wanted, since the shopper has left the page, leaves
 * the queue at once; if it has begun, its signal is aborted.
 */
export function createQueue<Result>({ atOnce, mostWaiting }: QueueSetting) {
  const wanted = new Map<string, Job<Result>>();
  /** By client, the one whose turn is next first. */
  const waiting = new Map<string, Set<Waiting>>();
  let working = 0;

  const waitingOf = (client: string) => waiting.get(client)?.size ?? 0;
  const allWaiting = () => [...waiting.values()].reduce((sum, { size }) => sum + size, 0);

  function remove(client: string, one: Waiting): boolean {
    const own = waiting.get(client);
    const isThere = own?.delete(one) ?? false;
    if (own?.size === 0) waiting.delete(client);
    return isThere;
  }

  /** Refuses the last of the client with the most waiting, which may be the one that asks. */
  function makeRoom(client: string) {
    const [most = client] = [...waiting.keys()].toSorted((one, other) => waitingOf(other) - waitingOf(one));
    const last = [...(waiting.get(most) ?? [])].at(-1);
    if (!last || waitingOf(client) >= waitingOf(most)) throw new QueueFull("Too many pictures are waited for.");
    remove(most, last);
    last.refuse();
  }

  async function turn(signal: AbortSignal, client: string): Promise<void> {
    signal.throwIfAborted();
    if (working < atOnce) {
      working += 1;
      return;
    }
    if (allWaiting() >= mostWaiting) makeRoom(client);
    await new Promise<void>((begin, reject) => {
      const refuse = () => reject(new QueueFull("Too many pictures are waited for."));
      const one: Waiting = { begin, refuse };
      waiting.set(client, (waiting.get(client) ?? new Set()).add(one));
      signal.addEventListener("abort", () => remove(client, one) && reject(signal.reason), { once: true });
    });
  }

  /** Finished work hands its slot to the next in line. */
  function leave() {
    const [next] = waiting;
    if (!next) {
      working -= 1;
      return;
    }
    const [client, own] = next;
    const [first] = own;
    // Its turn comes again after everybody else's.
    waiting.delete(client);
    if (first) own.delete(first);
    if (own.size > 0) waiting.set(client, own);
    first?.begin();
  }

  async function inTurn(work: Work<Result>, signal: AbortSignal, client: string): Promise<Result> {
    await turn(signal, client);
    try {
      signal.throwIfAborted();
      return await work(signal);
    } finally {
      leave();
    }
  }

  function begin(key: string, work: Work<Result>, first: Asker, client: string): Job<Result> {
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
    const job: Job<Result> = { result: inTurn(work, controller.signal, client).finally(forget), join };
    wanted.set(key, job);
    join(first);
    return job;
  }

  /** A request with a signal is canceled when it is aborted. `client` is whose turn it takes. */
  return (key: string, work: Work<Result>, asker: Asker = null, client = ""): Promise<Result> => {
    const before = wanted.get(key);
    before?.join(asker);
    return (before ?? begin(key, work, asker, client)).result;
  };
}

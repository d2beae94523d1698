/** Thrown when the queue is full. */
export class QueueFull extends Error {}

/** Thrown when all requesters of a result have canceled. */
export class Abandoned extends Error {}

export interface QueueSetting {
  /** The number of jobs that run at the same time. */
  readonly atOnce: number;
  /** The maximum number of waiting jobs. */
  readonly maximumWaiting: number;
}

/** The signal of a requester that cancels; null for one that cannot cancel. */
type CancelSignal = AbortSignal | null;

/** Work that should stop when the signal aborts. */
export type Work<Result> = (signal: AbortSignal) => Promise<Result>;

interface Job<Result> {
  readonly result: Promise<Result>;
  readonly join: (signal: CancelSignal) => void;
}

interface Waiting {
  readonly begin: () => void;
  readonly refuse: () => void;
}

/**
 * Creates a queue for CPU-bound work. Clients take turns, and each client's jobs run in their order of arrival. Requests with
 * the same key share one job. A job whose requesters have all canceled, since the shoppers left the page, leaves the queue
 * at once; if it is running, its signal aborts.
 */
export function createQueue<Result>({ atOnce, maximumWaiting }: QueueSetting) {
  const jobs = new Map<string, Job<Result>>();
  /** Waiting jobs by client; the client whose turn is next comes first. */
  const waiting = new Map<string, Set<Waiting>>();
  let running = 0;

  const waitingOf = (client: string) => waiting.get(client)?.size ?? 0;
  const allWaiting = () => [...waiting.values()].reduce((sum, { size }) => sum + size, 0);

  function remove(client: string, job: Waiting): boolean {
    const jobsOfClient = waiting.get(client);
    const wasWaiting = jobsOfClient?.delete(job) ?? false;
    if (jobsOfClient?.size === 0) waiting.delete(client);
    return wasWaiting;
  }

  /** Refuses the last job of the client with the most waiting jobs. Throws if that is the requesting client. */
  function makeRoom(client: string) {
    const [busiest = client] = [...waiting.keys()].toSorted((one, other) => waitingOf(other) - waitingOf(one));
    const last = [...(waiting.get(busiest) ?? [])].at(-1);
    if (!last || waitingOf(client) >= waitingOf(busiest)) throw new QueueFull("Too many pictures are waiting.");
    remove(busiest, last);
    last.refuse();
  }

  async function waitForTurn(signal: AbortSignal, client: string): Promise<void> {
    signal.throwIfAborted();
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (allWaiting() >= maximumWaiting) makeRoom(client);
    await new Promise<void>((begin, reject) => {
      const refuse = () => reject(new QueueFull("Too many pictures are waiting."));
      const job: Waiting = { begin, refuse };
      waiting.set(client, (waiting.get(client) ?? new Set()).add(job));
      signal.addEventListener("abort", () => remove(client, job) && reject(signal.reason), { once: true });
    });
  }

  /** Passes the slot of finished work to the next client. */
  function releaseSlot() {
    const [next] = waiting;
    if (!next) {
      running -= 1;
      return;
    }
    const [client, jobsOfClient] = next;
    const [first] = jobsOfClient;
    // The client's next turn comes after those of all others.
    waiting.delete(client);
    if (first) jobsOfClient.delete(first);
    if (jobsOfClient.size > 0) waiting.set(client, jobsOfClient);
    first?.begin();
  }

  async function runInTurn(work: Work<Result>, signal: AbortSignal, client: string): Promise<Result> {
    await waitForTurn(signal, client);
    try {
      signal.throwIfAborted();
      return await work(signal);
    } finally {
      releaseSlot();
    }
  }

  function createJob(key: string, work: Work<Result>, first: CancelSignal, client: string): Job<Result> {
    const controller = new AbortController();
    const signals: CancelSignal[] = [];
    const forget = () => {
      if (jobs.get(key) === job) jobs.delete(key);
    };
    const abandon = () => {
      if (!signals.every((signal) => signal?.aborted)) return;
      // The next requester starts a new job.
      forget();
      controller.abort(new Abandoned("All requests for this picture were canceled."));
    };
    const join = (signal: CancelSignal) => {
      signals.push(signal);
      signal?.addEventListener("abort", abandon, { once: true });
      if (signal?.aborted) abandon();
    };
    const job: Job<Result> = { result: runInTurn(work, controller.signal, client).finally(forget), join };
    jobs.set(key, job);
    join(first);
    return job;
  }

  /** Requests a result. Aborting `signal` cancels the request; `client` is the one whose turn it takes. */
  return (key: string, work: Work<Result>, signal: CancelSignal = null, client = ""): Promise<Result> => {
    const existing = jobs.get(key);
    existing?.join(signal);
    return (existing ?? createJob(key, work, signal, client)).result;
  };
}

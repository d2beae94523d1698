/** A client has more work waiting than its share. */
export class QueueFull extends Error {
  override readonly name = "QueueFull";
}

export interface FairQueueLimits {
  /** Pieces of work at the same time, of all clients. */
  readonly total?: number;
  /** Pieces of work of one client at the same time. */
  readonly atOnce?: number;
  /** Pieces of work of one client that wait; one more is refused. */
  readonly waiting: number;
}

interface ClientWork {
  running: number;
  readonly waiting: Set<() => void>;
}

export interface FairQueue {
  /**
   * Runs work when it is the client's turn: clients take turns, however much each of them asks for. Throws `QueueFull`
   * when too much of this client's work waits already, and the signal's reason when it aborts before the work begins.
   */
  readonly run: <T>(client: string, work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;
}

export function createFairQueue({
  total = Infinity,
  atOnce = Infinity,
  waiting: mostWaiting,
}: FairQueueLimits): FairQueue {
  // In the order of turns: a client that was served goes to the end.
  const clients = new Map<string, ClientWork>();
  let running = 0;

  function workOf(client: string): ClientWork {
    const known = clients.get(client) ?? { running: 0, waiting: new Set<() => void>() };
    clients.set(client, known);
    return known;
  }

  function begin(work: ClientWork) {
    running++;
    work.running++;
  }

  function startWaiting() {
    while (running < total) {
      const next = [...clients].find(([, { running: own, waiting }]) => waiting.size > 0 && own < atOnce);
      const [start] = next?.[1].waiting ?? [];
      if (!next || !start) return;
      const [client, work] = next;
      work.waiting.delete(start);
      clients.delete(client);
      clients.set(client, work);
      begin(work);
      start();
    }
  }

  function end(client: string, work: ClientWork) {
    running--;
    work.running--;
    if (work.running === 0 && work.waiting.size === 0) clients.delete(client);
    startWaiting();
  }

  function turn(client: string, work: ClientWork, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const start = () => {
        signal?.removeEventListener("abort", leave);
        resolve();
      };
      const leave = () => {
        work.waiting.delete(start);
        if (work.running === 0 && work.waiting.size === 0) clients.delete(client);
        reject(signal?.reason);
      };
      work.waiting.add(start);
      signal?.addEventListener("abort", leave, { once: true });
    });
  }

  return {
    async run(client, job, signal) {
      signal?.throwIfAborted();
      const work = workOf(client);
      if (running < total && work.running < atOnce && work.waiting.size === 0) begin(work);
      else if (work.waiting.size >= mostWaiting) throw new QueueFull("Too many requests of this client wait already.");
      else await turn(client, work, signal);
      try {
        return await job();
      } finally {
        end(client, work);
      }
    },
  };
}

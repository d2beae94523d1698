/** Thrown when a client has too much work waiting. */
export class QueueFull extends Error {
  override readonly name = "QueueFull";
}

export interface FairQueueLimits {
  /** How much work may run at the same time, of all clients together. */
  readonly total?: number;
  /** How much work of one client may run at the same time. */
  readonly atOnce?: number;
  /** How much work of one client may wait. More is refused. */
  readonly waiting: number;
}

interface ClientWork {
  running: number;
  readonly waiting: Set<() => void>;
}

export interface FairQueue {
  /**
   * Runs work when it is the client's turn. Clients take turns, however much work each of them has. Throws `QueueFull` if
   * too much of this client's work is waiting, and the signal's reason if it aborts before the work begins.
   */
  readonly run: <T>(client: string, work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;
}

/** Creates a queue that shares its capacity fairly between clients. */
export function createFairQueue({
  total = Infinity,
  atOnce = Infinity,
  waiting: maxWaiting,
}: FairQueueLimits): FairQueue {
  // Clients in the order of their turns. A client whose work starts moves to the end.
  const clients = new Map<string, ClientWork>();
  let running = 0;

  function workOf(client: string): ClientWork {
    const work = clients.get(client) ?? { running: 0, waiting: new Set<() => void>() };
    clients.set(client, work);
    return work;
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

  function waitForTurn(client: string, work: ClientWork, signal: AbortSignal | undefined): Promise<void> {
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
      else if (work.waiting.size >= maxWaiting) throw new QueueFull("Too many requests of this client are waiting.");
      else await waitForTurn(client, work, signal);
      try {
        return await job();
      } finally {
        end(client, work);
      }
    },
  };
}

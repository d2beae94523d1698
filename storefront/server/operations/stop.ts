import type { Server, ServerResponse } from "node:http";
import { configuration } from "#configuration/index.ts";

/** Closes something when the process stops. */
export type Closing = () => Promise<unknown> | undefined;

const drainDelay = 150; // How long a load balancer has to notice that the shop is not ready, in milliseconds.
const closeTimeout = 5000; // How long closing the database may take, in milliseconds.
const secondSignalDelay = 1000; // After this many milliseconds, a second signal ends the process at once.

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Counts the running requests, and reports when all have finished. */
function watchRequests(server: Server, isStopping: () => boolean) {
  let running = 0;
  let onFinished = () => {};
  server.prependListener("request", (_request: unknown, response: ServerResponse) => {
    running++;
    // A connection that is kept alive would send further requests.
    if (isStopping()) response.setHeader("connection", "close");
    response.once("close", () => {
      running--;
      if (running === 0) onFinished();
    });
  });
  const finished = async () => {
    if (running === 0) return;
    await new Promise<void>((resolve) => {
      onFinished = resolve;
    });
  };
  return { finished, count: () => running };
}

/**
 * Stops the process in order on SIGTERM or SIGINT: the shop reports that it is not ready, accepts no new connections,
 * finishes running requests for at most `load.stopTimeout`, and closes everything. A second signal ends the process at once.
 * What the database has acknowledged is on the disk. Returns a function that tells whether the process is stopping.
 */
export function stopOnSignals(server: Server, closing: readonly Closing[]): () => boolean {
  let stoppingSince: number | null = null;
  const isStopping = () => stoppingSince !== null;
  const requests = watchRequests(server, isStopping);
  async function stop(signal: NodeJS.Signals) {
    // SIGINT comes from a keyboard, where no load balancer sends visitors.
    if (signal === "SIGTERM" && server.listening) await wait(drainDelay);
    server.close();
    const { stopTimeout } = configuration.load;
    await Promise.race([requests.finished(), wait(stopTimeout)]);
    const left = requests.count();
    if (left > 0)
      console.error(`Requests aborted because they did not finish within ${stopTimeout / 1000} s: ${left}.`);
    server.closeAllConnections();
    setTimeout(() => process.exit(0), closeTimeout).unref();
    await Promise.allSettled(closing.map((close) => close()));
    process.exit(0);
  }
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      if (stoppingSince === null) {
        stoppingSince = performance.now();
        void stop(signal);
        // Ignored shortly after the first signal, which a terminal and a script may both send.
      } else if (performance.now() - stoppingSince > secondSignalDelay) process.exit(1);
    });
  }
  return isStopping;
}

import type { Server, ServerResponse } from "node:http";
import { configuration } from "#configuration/index.ts";

/** What is done on the way out; a promise where it takes time. */
export type Closing = () => Promise<unknown> | undefined;

const notice = 150; // Milliseconds in which whoever sends visitors can see that we are going.
const closeTimeout = 5000; // Milliseconds that closing the database may take.
const secondSignalDelay = 1000; // Milliseconds after which a second signal ends the process at once.

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Counts the requests under way, and tells when none is left. */
function watchRequests(server: Server, isStopping: () => boolean) {
  let underWay = 0;
  let whenNone = () => {};
  server.prependListener("request", (_request: unknown, response: ServerResponse) => {
    underWay++;
    // A connection that is kept alive would bring one request after another.
    if (isStopping()) response.setHeader("connection", "close");
    response.once("close", () => {
      underWay--;
      if (underWay === 0) whenNone();
    });
  });
  const finished = async () => {
    if (underWay === 0) return;
    await new Promise<void>((resolve) => {
      whenNone = resolve;
    });
  };
  return { finished, count: () => underWay };
}

/**
 * On SIGTERM or SIGINT, first the shop says that it is not ready any more, then it takes no new connections and finishes
 * the requests under way, for `load.stopTimeout` at most, then everything is closed and the process ends. A second
 * signal ends it at once. What the database has acknowledged is on the disk.
 */
export function stopOnSignals(server: Server, closing: readonly Closing[]): () => boolean {
  let stoppingSince: number | null = null;
  const isStopping = () => stoppingSince !== null;
  const requests = watchRequests(server, isStopping);
  async function stop(signal: NodeJS.Signals) {
    // Started at a keyboard, no load balancer sends visitors.
    if (signal === "SIGTERM" && server.listening) await wait(notice);
    server.close();
    const { stopTimeout } = configuration.load;
    await Promise.race([requests.finished(), wait(stopTimeout)]);
    const left = requests.count();
    if (left > 0)
      console.error(`Requests cut because they took longer than ${stopTimeout / 1000} s to finish: ${left}.`);
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
        // A terminal and a script that passes signals on may both send the first one.
      } else if (performance.now() - stoppingSince > secondSignalDelay) process.exit(1);
    });
  }
  return isStopping;
}

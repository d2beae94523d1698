import type { Server } from "node:http";

/** What is done on the way out; a promise where it takes time. */
export type Closing = () => Promise<unknown> | undefined;

const patience = 800; // Milliseconds until the end, whatever is under way.
const notice = 150; // Milliseconds in which whoever sends visitors can see that we are going.

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * Ends within a second: first the shop says that it is not ready any more, then it takes no new connections and answers
 * what is under way, then everything is closed. What the database has acknowledged is on the disk.
 */
export function stopOnSignals(server: Server, closing: readonly Closing[]): () => boolean {
  let isStopping = false;
  async function stop(signal: NodeJS.Signals) {
    setTimeout(() => process.exit(0), patience).unref();
    // At the keyboard nobody sends visitors.
    if (signal === "SIGTERM" && server.listening) await wait(notice);
    const drained = new Promise((resolve) => {
      server.close(resolve);
    });
    server.closeIdleConnections();
    await Promise.race([drained, wait(patience / 2)]);
    server.closeAllConnections();
    await Promise.allSettled(closing.map((close) => close()));
    process.exit(0);
  }
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      if (!isStopping) void stop(signal);
      isStopping = true;
    });
  }
  return () => isStopping;
}

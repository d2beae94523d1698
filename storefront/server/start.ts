import { createServer, type Server, type ServerResponse } from "node:http";
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { getRequestListener } from "@hono/node-server";
import { ConfigurationError, parseConfiguration } from "#configuration/index.ts";
import { openPlatform, PlatformStartFailure } from "#platform/openPlatform.ts";
import { createApp } from "./createApp.ts";
import { isBuilt } from "./build.ts";
import { type Environment, EnvironmentError, readEnvironment } from "./environment.ts";
import { createLog } from "./log.ts";
import { builtPages, developmentPages } from "./pages.ts";

/** A fault that the person at the keyboard can mend: told in one line. */
class StartFailure extends Error {}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE")
        reject(
          new StartFailure(
            `Port ${port} is taken by another program. Free it, or choose another: PORT=${port + 1} npm start`,
          ),
        );
      else if (error.code === "EACCES")
        reject(
          new StartFailure(`Port ${port} may not be used by this user. Choose one above 1023: PORT=3000 npm start`),
        );
      else reject(error);
    });
    server.listen(port, () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : port);
    });
  });
}

function build(): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [fileURLToPath(new URL("build.ts", import.meta.url))], { stdio: "inherit" });
    const stop = () => child.kill();
    process.once("exit", stop);
    child.once("exit", (code) => {
      process.off("exit", stop);
      if (code === 0) resolve();
      else reject(new StartFailure("The shop could not be built; the lines above say why."));
    });
  });
}

/** Holds the port from the first moment, so that a taken one is known before the long work begins. */
function stillStarting(response: ServerResponse) {
  response.writeHead(503, { "content-type": "text/plain; charset=utf-8", "retry-after": "5" });
  response.end("Dioptra is starting.\n");
}

async function start(environment: Environment) {
  const log = createLog(environment.logLevel);
  const began = performance.now();
  let handle: Parameters<typeof createServer>[1] = (_, response) => stillStarting(response);
  const server = createServer((request, response) => handle?.(request, response));
  const closing: (() => Promise<unknown> | undefined)[] = [];
  stopOn(server, closing);

  const port = await listen(server, environment.port);
  if (!environment.development && !isBuilt()) await build();
  const platform = await openPlatform({
    folder: environment.dataFolder,
    onProgress: (step) => console.log(`${step}…`),
    onError: (error) => log.error({ err: error }, "platform"),
    onFailure: (error) => {
      console.error(`The embedded platform stopped: ${error.message}`);
      process.exit(1);
    },
  });
  closing.push(() => platform.close());
  const pages = environment.development ? await developmentPages(server) : await builtPages();
  closing.push(() => pages.close());
  const listener = getRequestListener(createApp({ provider: platform.fetch, pages, log }));
  handle = (request, response) => pages.intercept(request, response, () => void listener(request, response));
  console.log(
    `Dioptra is at http://localhost:${port} (ready in ${((performance.now() - began) / 1000).toFixed(1)} s; Ctrl-C ends it)`,
  );
}

/** Ends within a second, whatever is under way: what the database has acknowledged is on the disk. */
function stopOn(server: Server, closing: readonly (() => Promise<unknown> | undefined)[]) {
  const patience = 800; // ms
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    server.close();
    server.closeAllConnections();
    setTimeout(() => process.exit(0), patience).unref();
    void Promise.allSettled(closing.map((close) => close())).then(() => process.exit(0));
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stop);
}

try {
  parseConfiguration();
  await start(readEnvironment());
} catch (error) {
  const isTold = [StartFailure, EnvironmentError, ConfigurationError, PlatformStartFailure].some(
    (kind) => error instanceof kind,
  );
  console.error(isTold && error instanceof Error ? `Dioptra cannot start. ${error.message}` : error);
  process.exit(1);
}

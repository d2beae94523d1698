import { spawn } from "node:child_process";
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { ConfigurationError, parseConfiguration } from "#configuration/index.ts";
import { openPlatform, PlatformStartFailure } from "#platform/openPlatform.ts";
import { isBuilt } from "./build.ts";
import { type App, createApp } from "./createApp.ts";
import { type Environment, EnvironmentError, readEnvironment } from "./environment.ts";
import { createListener } from "./listener.ts";
import { createLog, type Log } from "./log.ts";
import { builtPages, developmentPages } from "./pages.ts";
import type { Fetch } from "./provider.ts";
import { notServing } from "./readiness.ts";
import { remoteProvider } from "./remoteProvider.ts";
import { requestIdOf } from "./requestId.ts";
import { type Closing, stopOnSignals } from "./stop.ts";
import { warmUp } from "./warmUp.ts";

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
function stillStarting({ url }: IncomingMessage, response: ServerResponse) {
  const isAlive = url === "/healthz";
  response.writeHead(isAlive ? 200 : 503, {
    "content-type": url === "/readyz" ? "application/json" : "text/plain; charset=utf-8",
    "x-request-id": requestIdOf(null, false),
    ...(!isAlive && { "retry-after": "5" }),
  });
  if (isAlive) response.end("ok");
  else response.end(url === "/readyz" ? JSON.stringify(notServing("starting")) : "Dioptra is starting.\n");
}

interface Opening {
  readonly log: Log;
  readonly closing: Closing[];
  readonly onOutdated: App["drop"];
}

interface Provider {
  readonly fetch: Fetch;
  readonly isDiskFull?: () => boolean;
}

/** The shop's own platform, or the embedded one. */
async function openProvider(
  environment: Environment,
  port: number,
  { log, closing, onOutdated }: Opening,
): Promise<Provider> {
  const { providerUrl, dataFolder, platformSettings } = environment;
  if (providerUrl) return { fetch: remoteProvider(providerUrl) };
  const platform = await openPlatform({
    folder: dataFolder,
    settings: platformSettings(port),
    onProgress: (step) => console.log(`${step}…`),
    onError: (error) => log.error({ platform: error }, "platform"),
    onOutdated,
    onFull: (message) => log.error(`${message} The shop sells on by itself as soon as there is room.`),
    onRoom: () => log.warn("The disk of the data folder has room again: the shop sells on."),
    onFailure: (error) => {
      console.error(`The embedded platform stopped: ${error.message}`);
      process.exit(1);
    },
  });
  closing.push(() => platform.close());
  return platform;
}

async function start(environment: Environment) {
  const log = createLog(environment.logLevel);
  const began = performance.now();
  let handle: RequestListener = stillStarting;
  const server = createServer((request, response) => handle(request, response));
  // The longest that a body may take to arrive, in milliseconds.
  server.requestTimeout = 120_000;
  const closing: Closing[] = [];
  const isStopping = stopOnSignals(server, closing);

  const port = await listen(server, environment.port);
  if (!environment.development && !isBuilt()) await build();
  let shop: App | null = null;
  const onOutdated: App["drop"] = (tags) => shop?.drop(tags);
  const { fetch: provider, isDiskFull } = await openProvider(environment, port, { log, closing, onOutdated });
  const pages = environment.development ? await developmentPages(server) : await builtPages();
  closing.push(() => pages.close());
  const { development: isDevelopment, isBehindProxy, isSandboxOpen, mediaFolder, dataFolder } = environment;
  const images = { mediaFolder, cacheFolder: path.join(dataFolder, "pictures") };
  const app = createApp({
    provider,
    pages,
    log,
    images,
    isDevelopment,
    isBehindProxy,
    isSandboxOpen,
    isStopping,
    ...(isDiskFull && { isDiskFull }),
  });
  shop = app;
  // A platform of somebody else's is asked by visitors, and by readiness.
  if (!environment.providerUrl) await warmUp(provider, isDevelopment ? null : app);
  const listener = createListener(app);
  handle = (request, response) => pages.intercept(request, response, () => listener(request, response));
  console.log(
    `Dioptra is at http://localhost:${port} (ready in ${((performance.now() - began) / 1000).toFixed(1)} s; Ctrl-C ends it)`,
  );
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

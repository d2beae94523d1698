import { spawn } from "node:child_process";
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import { fileURLToPath } from "node:url";
import { configuration, ConfigurationError, parseConfiguration } from "#configuration/index.ts";
import {
  type OpenPlatform,
  openPlatform,
  paymentProviders,
  PlatformStartFailure,
} from "#platform/runtime/openPlatform.ts";
import { isBuilt } from "../build/build.ts";
import { type Environment, EnvironmentError, readEnvironment } from "./environment.ts";
import type { Fetch } from "../gate/provider.ts";
import type { App } from "../http/createApp.ts";
import type { Log } from "../log/log.ts";
import { requireKnownPayments } from "./paymentEnvironment.ts";
import { notServing } from "../http/readiness.ts";
import { requestIdOf } from "../http/requestFrame.ts";
import { type Closing, stopOnSignals } from "./stop.ts";

/** Thrown for a problem that the operator can solve. Its message is printed in one line. */
export class StartFailure extends Error {}

/** Returns the command that starts the server on another port, such as `PORT=3000 npm start`. */
export type PortCommand = (port: number) => string;

function listen(server: Server, port: number, command: PortCommand): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") {
        const another = `Free it, or choose another: ${command(port + 1)}`;
        reject(new StartFailure(`Port ${port} is taken by another program. ${another}`));
      } else if (error.code === "EACCES") {
        reject(new StartFailure(`Port ${port} may not be used by this user. Choose one above 1023: ${command(3000)}`));
      } else reject(error);
    });
    server.listen(port, () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : port);
    });
  });
}

/** Answers requests during the start. The port is opened first, so that a conflict is reported before the long work begins. */
function answerWhileStarting({ url }: IncomingMessage, response: ServerResponse) {
  const isAlive = url === "/healthz";
  response.writeHead(isAlive ? 200 : 503, {
    "content-type": url === "/readyz" ? "application/json" : "text/plain; charset=utf-8",
    "x-request-id": requestIdOf(null, false),
    ...(!isAlive && { "retry-after": "5" }),
  });
  if (isAlive) response.end("ok");
  else response.end(url === "/readyz" ? JSON.stringify(notServing("starting")) : "Dioptra is starting.\n");
}

export interface OpenedPort {
  readonly server: Server;
  readonly port: number;
  readonly isStopping: () => boolean;
  /** Functions that are called when the process stops. */
  readonly closing: Closing[];
  /** Sets the listener for requests. Until then, they are answered with 503. */
  readonly serve: (listener: RequestListener) => void;
}

/** Opens a port. On a signal, the process stops in order. */
export async function openPort(requestedPort: number, command: PortCommand): Promise<OpenedPort> {
  let handle: RequestListener = answerWhileStarting;
  const server = createServer((request, response) => handle(request, response));
  server.requestTimeout = configuration.load.requestTimeout;
  const closing: Closing[] = [];
  const isStopping = stopOnSignals(server, closing);
  const port = await listen(server, requestedPort, command);
  return { server, port, isStopping, closing, serve: (listener) => void (handle = listener) };
}

/** Builds the shop unless the build is up to date. */
export async function ensureBuilt(): Promise<void> {
  if (isBuilt()) return;
  await new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, [fileURLToPath(new URL("../build/build.ts", import.meta.url))], {
      stdio: "inherit",
    });
    const stop = () => child.kill();
    process.once("exit", stop);
    child.once("exit", (code) => {
      process.off("exit", stop);
      if (code === 0) resolve();
      else reject(new StartFailure("The shop could not be built. See the lines above."));
    });
  });
}

export type OpenedPlatform = Pick<OpenPlatform, "fetch" | "isDiskFull" | "operatorKey">;

/** Opens the embedded platform for a server that listens on this port. */
export async function openEmbedded(
  { dataFolder, platformSettings }: Environment,
  { port, closing }: Pick<OpenedPort, "port" | "closing">,
  { log, onOutdated }: { readonly log: Log; readonly onOutdated: (tags: readonly string[] | null) => void },
): Promise<OpenedPlatform> {
  const platform = await openPlatform({
    folder: dataFolder,
    settings: platformSettings(port),
    onProgress: (step) => console.log(`${step}…`),
    onError: (error) => log.error({ platform: error }, "platform"),
    onOutdated,
    onDiskFull: (message) => log.error(`${message} The shop continues to sell as soon as there is space.`),
    onDiskSpace: () => log.warn("The disk of the data folder has space again. The shop continues to sell."),
    onFailure: (error) => {
      console.error(`The embedded platform stopped: ${error.message}`);
      process.exit(1);
    },
  });
  closing.push(() => platform.close());
  return platform;
}

const localOrigin = "http://localhost";

/**
 * Makes the first, slow requests before visitors do: the platform reads its catalogue, and the home page of each store view is
 * rendered. `app` is null when pages are not rendered in advance.
 */
export async function warmUp(provider: Fetch, app: Pick<App, "fetch"> | null): Promise<void> {
  for (const { code, prefix } of configuration.storeViews.filter(({ enabled }) => enabled)) {
    const search = `/api/vsbridge/catalog/vue_storefront_catalog_${code}/product/_search?size=1`;
    await provider(new Request(localOrigin + search));
    await app?.fetch(new Request(`${localOrigin}${prefix || "/"}`));
  }
}

const emptyShopWarning =
  "The shop has no products yet. Import a catalogue with `npm run operator -- import catalogue.json`, " +
  "or start with DEMO=on to fill the database with the demo shop.";

/** Logs a warning with instructions if no store view has a product. */
export async function warnOfEmptyShop(provider: Fetch, log: Pick<Log, "warn">): Promise<void> {
  for (const { code } of configuration.storeViews.filter(({ enabled }) => enabled)) {
    const search = `${localOrigin}/api/vsbridge/catalog/vue_storefront_catalog_${code}/product/_search?size=1`;
    const answer = await provider(new Request(search));
    const { hits } = (await answer.json()) as { readonly hits?: { readonly total: { readonly value: number } } };
    if (hits?.total.value !== 0) return;
  }
  log.warn(emptyShopWarning);
}

/** Prints the address of a server that is ready. */
export const printReady = (name: string, port: number): void =>
  console.log(
    `${name} is at http://localhost:${port} (ready in ${(performance.now() / 1000).toFixed(1)} s; Ctrl-C ends it)`,
  );

/** Starts a server. An error is printed, in one line if the operator can solve it, and the process ends with status 1. */
export async function launch(start: (environment: Environment) => Promise<void>): Promise<void> {
  try {
    parseConfiguration();
    requireKnownPayments(paymentProviders);
    await start(readEnvironment());
  } catch (error) {
    const isKnownProblem = [StartFailure, EnvironmentError, ConfigurationError, PlatformStartFailure].some(
      (kind) => error instanceof kind,
    );
    console.error(isKnownProblem && error instanceof Error ? `Dioptra cannot start. ${error.message}` : error);
    process.exit(1);
  }
}

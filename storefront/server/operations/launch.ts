import { spawn } from "node:child_process";
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import { fileURLToPath } from "node:url";
import { ConfigurationError, parseConfiguration } from "#configuration/index.ts";
import { type OpenPlatform, openPlatform, PlatformStartFailure } from "#platform/runtime/openPlatform.ts";
import { isBuilt } from "../build/build.ts";
import { type Environment, EnvironmentError, readEnvironment } from "./environment.ts";
import type { Log } from "../log/log.ts";
import { notServing } from "../http/readiness.ts";
import { requestIdOf } from "../http/requestFrame.ts";
import { type Closing, stopOnSignals } from "./stop.ts";

/** A fault that the person at the keyboard can mend: told in one line. */
export class StartFailure extends Error {}

/** How the person at the keyboard chooses another port, such as `PORT=3000 npm start`. */
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

export interface OpenedPort {
  readonly server: Server;
  readonly port: number;
  readonly isStopping: () => boolean;
  /** What is closed on the way out is added here. */
  readonly closing: Closing[];
  /** Answers requests from now on; until then callers hear that the process is starting. */
  readonly serve: (listener: RequestListener) => void;
}

/** Takes the port, and ends the process in good order on a signal. */
export async function openPort(wanted: number, command: PortCommand): Promise<OpenedPort> {
  let handle: RequestListener = stillStarting;
  const server = createServer((request, response) => handle(request, response));
  // The longest that a body may take to arrive, in milliseconds.
  server.requestTimeout = 120_000;
  const closing: Closing[] = [];
  const isStopping = stopOnSignals(server, closing);
  const port = await listen(server, wanted, command);
  return { server, port, isStopping, closing, serve: (listener) => void (handle = listener) };
}

/** Builds the shop, unless what is there now has been built. */
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
      else reject(new StartFailure("The shop could not be built; the lines above say why."));
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

/** Says that a server is ready, and where. */
export const sayReady = (name: string, port: number): void =>
  console.log(
    `${name} is at http://localhost:${port} (ready in ${(performance.now() / 1000).toFixed(1)} s; Ctrl-C ends it)`,
  );

/** Starts a server. What keeps it from starting is printed, in one line where it can be mended, and the status is 1. */
export async function launch(start: (environment: Environment) => Promise<void>): Promise<void> {
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
}

import path from "node:path";
import { type App, createApp } from "../http/createApp.ts";
import { documentFolderIn, type Environment } from "./environment.ts";
import {
  ensureBuilt,
  launch,
  openEmbedded,
  type OpenedPlatform,
  openPort,
  printReady,
  warmUp,
  warnOfEmptyShop,
} from "./launch.ts";
import { createListener } from "../http/listener.ts";
import { createLog } from "../log/log.ts";
import { builtPages, developmentPages } from "../http/pages.ts";
import { remoteProvider } from "../gate/provider.ts";

/** Starts the shop with its pages, for `npm start` and `npm run dev`. */
async function startShop(environment: Environment): Promise<void> {
  const {
    development: isDevelopment,
    isBehindProxy,
    isSandboxOpen,
    isWorkerOff,
    mediaFolder,
    dataFolder,
    providerUrl,
  } = environment;
  const log = createLog(environment.logLevel);
  const opened = await openPort(environment.port, (port) => `PORT=${port} npm start`);
  if (!isDevelopment) await ensureBuilt();
  let shop: App | null = null;
  const onOutdated: App["drop"] = (tags) => shop?.drop(tags);
  const {
    fetch: provider,
    isDiskFull,
    operatorKey,
  }: Omit<OpenedPlatform, "isDiskFull"> & Partial<OpenedPlatform> = providerUrl
    ? { fetch: remoteProvider(providerUrl), operatorKey: environment.platformSettings(opened.port).operatorKey }
    : await openEmbedded(environment, opened, { log, onOutdated });
  const pages = isDevelopment ? await developmentPages(opened.server) : await builtPages();
  opened.closing.push(() => pages.close());
  const app = createApp({
    provider,
    pages,
    shopOrigin: environment.shopOrigin(opened.port),
    log,
    isProviderForeign: providerUrl !== null,
    images: { mediaFolder, cacheFolder: path.join(dataFolder, "pictures") },
    documentFolder: documentFolderIn(dataFolder),
    isDevelopment,
    isBehindProxy,
    isSandboxOpen,
    isWorkerOff,
    operatorKey,
    isStopping: opened.isStopping,
    ...(isDiskFull && { isDiskFull }),
  });
  shop = app;
  // Another platform is not called before the first visitors and health checks.
  if (!providerUrl) {
    await warmUp(provider, isDevelopment ? null : app);
    await warnOfEmptyShop(provider, log);
  }
  const listener = createListener(app);
  opened.serve((request, response) => pages.intercept(request, response, () => listener(request, response)));
  printReady("Dioptra", opened.port);
}

await launch(startShop);

import path from "node:path";
import { createPlatformApp } from "../http/createPlatformApp.ts";
import type { Environment } from "./environment.ts";
import {
  ensureBuilt,
  launch,
  openEmbedded,
  openPort,
  printReady,
  StartFailure,
  warmUp,
  warnOfEmptyShop,
} from "./launch.ts";
import { createListener } from "../http/listener.ts";
import { createLog } from "../log/log.ts";
import { builtPages } from "../http/pages.ts";

/** Starts the platform without the shop's pages, for other front ends and apps (`npm run platform`). */
async function startPlatform(environment: Environment): Promise<void> {
  const { platformPort, clientOrigins, isBehindProxy, isSandboxOpen, mediaFolder, dataFolder } = environment;
  if (environment.providerUrl) {
    throw new StartFailure(
      "PROVIDER_URL names another platform, but this command starts our own. Remove PROVIDER_URL.",
    );
  }
  const log = createLog(environment.logLevel);
  const opened = await openPort(platformPort, (port) => `PLATFORM_PORT=${port} npm run platform`);
  // The shop's application draws the pictures.
  await ensureBuilt();
  const platform = await openEmbedded(environment, opened, { log, onOutdated: () => {} });
  const pages = await builtPages();
  opened.closing.push(() => pages.close());
  await warmUp(platform.fetch, null);
  await warnOfEmptyShop(platform.fetch, log);
  const app = createPlatformApp({
    provider: platform.fetch,
    pages,
    log,
    images: { mediaFolder, cacheFolder: path.join(dataFolder, "pictures") },
    clientOrigins,
    isBehindProxy,
    isSandboxOpen,
    operatorKey: platform.operatorKey,
    isStopping: opened.isStopping,
    isDiskFull: platform.isDiskFull,
  });
  opened.serve(createListener(app));
  printReady("The platform", opened.port);
}

await launch(startPlatform);

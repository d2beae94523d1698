import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { devNull } from "node:os";
import { Worker } from "node:worker_threads";
import { openPlatform } from "#platform/runtime/openPlatform.ts";
import { createApp } from "#server/http/createApp.ts";
import { createListener } from "#server/http/listener.ts";
import { createLog } from "#server/log/log.ts";
import { builtPages } from "#server/http/pages.ts";
import { imagesIn, newFolder, removeFolder } from "../support/shop.ts";
import { demoSettings } from "../storefront/platform/support/demoSettings.ts";

const headers = { "accept-encoding": "br" };

/** Microseconds of CPU that a server's own thread needs for one answer. */
async function cost(listener: RequestListener, rounds: number): Promise<number> {
  const server = createServer(listener).listen(0);
  await once(server, "listening");
  const address = server.address();
  const url = `http://localhost:${typeof address === "object" && address ? address.port : 0}/`;
  const client = new Worker(new URL("askAgain.ts", import.meta.url), { workerData: { url, headers } });
  const ask = async (times: number) => {
    client.postMessage(times, []);
    await once(client, "message");
  };
  await ask(rounds / 4);
  const before = process.threadCpuUsage();
  await ask(rounds);
  const { user, system } = process.threadCpuUsage(before);
  await client.terminate();
  server.closeAllConnections();
  server.close();
  return (user + system) / rounds;
}

export interface CachedCosts {
  /** A kept page from the whole server, its line in the log included. */
  readonly kept: number;
  /** The same compressed bytes from a bare node:http. */
  readonly bare: number;
  /** What is sent, in bytes. */
  readonly bytes: number;
}

/** The home page from the output cache beside the same bytes from a server that does nothing else; the median of three. */
export async function outputCache(rounds = 8000): Promise<CachedCosts> {
  const folder = newFolder();
  const platform = await openPlatform({ settings: demoSettings, folder });
  const app = createApp({
    provider: async (request) => {
      const { status, headers, body } = await platform.fetch(request);
      headers.set("cache-control", "public, max-age=86400");
      return new Response(body, { status, headers });
    },
    pages: await builtPages(),
    images: imagesIn(folder),
    // As the log of a running shop, to where nobody reads it.
    log: createLog("info", createWriteStream(devNull)),
  });
  const page = await app.fetch(new Request("http://localhost/", { headers }));
  const body = Buffer.from(await page.arrayBuffer());
  const bare: RequestListener = (_request, response) => {
    response.writeHead(200, {
      "content-type": "text/html; charset=utf-8",
      "content-encoding": "br",
      "content-length": body.length,
    });
    response.end(body);
  };
  const runs: { kept: number; bare: number }[] = [];
  for (let run = 0; run < 3; run++) {
    runs.push({ bare: await cost(bare, rounds), kept: await cost(createListener(app), rounds) });
  }
  await platform.close();
  removeFolder(folder);
  const [, median] = runs.toSorted((one, other) => one.kept / one.bare - other.kept / other.bare);
  if (!median) throw new Error("Nothing was measured.");
  return { ...median, bytes: body.length };
}

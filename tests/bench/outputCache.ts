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

/** Returns the CPU time of the server's thread for one response, in microseconds. */
async function cost(listener: RequestListener, rounds: number): Promise<number> {
  const server = createServer(listener).listen(0);
  await once(server, "listening");
  const address = server.address();
  const url = `http://localhost:${typeof address === "object" && address ? address.port : 0}/`;
  const client = new Worker(new URL("repeatRequest.ts", import.meta.url), { workerData: { url, headers } });
  const request = async (times: number) => {
    client.postMessage(times, []);
    await once(client, "message");
  };
  await request(rounds / 4);
  const before = process.threadCpuUsage();
  await request(rounds);
  const { user, system } = process.threadCpuUsage(before);
  await client.terminate();
  server.closeAllConnections();
  server.close();
  return (user + system) / rounds;
}

export interface CachedCosts {
  /** A cached page from the complete server, including its log entry. */
  readonly cached: number;
  /** The same compressed bytes from a bare node:http server. */
  readonly bare: number;
  /** The size of the response. */
  readonly bytes: number;
}

/** Compares the home page from the output cache with the same bytes from a bare server; the median of three runs. */
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
    shopOrigin: "http://localhost",
    images: imagesIn(folder),
    // Logs like a running shop, to the null device.
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
  const runs: { cached: number; bare: number }[] = [];
  for (let run = 0; run < 3; run++) {
    runs.push({ bare: await cost(bare, rounds), cached: await cost(createListener(app), rounds) });
  }
  await platform.close();
  removeFolder(folder);
  const [, median] = runs.toSorted((one, other) => one.cached / one.bare - other.cached / other.bare);
  if (!median) throw new Error("Nothing was measured.");
  return { ...median, bytes: body.length };
}

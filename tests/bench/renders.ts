import { configuration } from "#configuration/index.ts";
import type { RenderSetting } from "#app/entry-server.tsx";
import { openPlatform } from "#platform/runtime/openPlatform.ts";
import { newFolder, removeFolder } from "../support/shop.ts";
import { buildRenderEntry } from "./support/buildRenderEntry.ts";
import { cpuCost } from "./support/cpuCost.ts";
import { cacheResponses } from "./support/cacheResponses.ts";
import { serve } from "./support/serve.ts";
import { round, type Table } from "./support/tables.ts";
import { demoSettings } from "../storefront/platform/support/demoSettings.ts";

/** Returns the CPU time, client included, of a bare node:http response with this body, in microseconds. */
async function bareResponse(body: Buffer, rounds: number): Promise<number> {
  const { origin, close } = await serve((_request, response) => {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8", "content-length": body.length });
    response.end(body);
  });
  const micro = await cpuCost(rounds, async () => (await fetch(origin)).arrayBuffer());
  close();
  return micro;
}

const megabytes = (count: number) => round(count / 1e6, 1);

/** Measures rendering a product page repeatedly with cached data. */
export async function renders(rounds = 1000): Promise<Table[]> {
  const entry = await buildRenderEntry();
  const folder = newFolder();
  const platform = await openPlatform({ settings: demoSettings, folder });
  const [store] = configuration.storeViews;
  if (!store) throw new Error("There is no store view.");
  const setting: RenderSetting = {
    store,
    shopOrigin: "http://localhost",
    fetch: cacheResponses(platform.fetch).fetch,
    manifest: { routes: {}, laterStyles: {} },
    id: "bench",
    onError: (error) => console.error(error),
  };
  const { html: home } = await entry.render(new Request("http://localhost/"), setting);
  const href = /href="(\/p\/[^"]+)"/.exec(home)?.[1] ?? "/";
  const request = () => new Request(`http://localhost${href}`);
  const once = async () => (await entry.render(request(), setting)).html;

  const html = await once();
  const page = await cpuCost(rounds, once);
  let tree = 0;
  await entry.loadPage(request(), setting, async ({ renderTree }) => {
    tree = await cpuCost(rounds, renderTree);
  });
  const bare = await bareResponse(Buffer.from(html), rounds);

  const memory: Record<string, Record<string, number>> = {};
  let done = 0;
  for (const target of [500, 5000]) {
    for (; done < target; done++) await once();
    globalThis.gc?.();
    const { heapUsed, rss } = process.memoryUsage();
    memory[`after ${target} renders`] = { "heap, MB": megabytes(heapUsed), "resident, MB": megabytes(rss) };
  }
  await platform.close();
  removeFolder(folder);
  const row = (micro: number) => ({ µs: round(micro), "page as a multiple": round(page / micro, 2) });
  return [
    {
      title: "CPU of a product page with cached data",
      rows: {
        page: row(page),
        "renderToString of its tree": row(tree),
        "bare node:http response of its HTML, client included": row(bare),
      },
    },
    { title: "Memory of the process that renders it", rows: memory },
  ];
}

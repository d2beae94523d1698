import type { RenderSetting } from "#app/entry-server.tsx";
import { configuration } from "#configuration/index.ts";
import { openPlatform } from "#platform/runtime/openPlatform.ts";
import { createApp } from "#server/http/createApp.ts";
import { encode, encodeSmallest } from "#server/answer/compression.ts";
import { createLog } from "#server/log/log.ts";
import { toEncodablePage } from "#server/answer/pageAnswer.ts";
import { builtPages } from "#server/http/pages.ts";
import { imagesIn, newFolder, removeFolder } from "../support/shop.ts";
import { buildRenderEntry } from "./support/buildRenderEntry.ts";
import { cpuCost } from "./support/cpuCost.ts";
import { ensureBuild } from "./support/ensureBuild.ts";
import { cacheResponses } from "./support/cacheResponses.ts";
import { median } from "./support/median.ts";
import { categoryPath } from "./support/pagePaths.ts";
import { withBudget, round, type Table } from "./support/tables.ts";
import { demoSettings } from "../storefront/platform/support/demoSettings.ts";

const ratioBudget = 6;
const kilobyteBudget = 14;

const pageSize = 50;

/** Compares an uncached category page with 50 products with rendering only its 50 cards. */
export async function categoryPage(rounds = 100, runs = 5): Promise<Table[]> {
  ensureBuild();
  const entry = await buildRenderEntry();
  const folder = newFolder();
  const platform = await openPlatform({ settings: demoSettings, folder });
  // Lists must not be cached, so that every page is uncached; all pages share the categories.
  const provider = async (request: Request) => {
    const { status, headers, body } = await platform.fetch(request);
    if (request.url.includes("/product/")) headers.set("cache-control", "no-cache, no-store");
    return new Response(body, { status, headers });
  };
  const pages = await builtPages();
  const app = createApp({
    provider,
    pages,
    shopOrigin: "http://localhost",
    images: imagesIn(folder),
    log: createLog("silent"),
  });
  const request = () => new Request(`http://localhost${categoryPath}`, { headers: { "accept-encoding": "br" } });
  const whole = async () => (await app.fetch(request())).arrayBuffer();

  const [store] = configuration.storeViews;
  if (!store) throw new Error("There is no store view.");
  const cached = cacheResponses(platform.fetch);
  const manifest = pages.assets(store.locale);
  const shopOrigin = "http://localhost";
  const setting: RenderSetting = {
    store,
    shopOrigin,
    fetch: cached.fetch,
    manifest,
    id: "bench",
    onError: console.error,
  };
  const render = () => entry.render(request(), setting);
  const page = await render();
  const html = Buffer.from(page.html);
  const requestPlatform = () =>
    Promise.all(cached.requests().map(async (recorded) => (await platform.fetch(recorded)).arrayBuffer()));

  const ratios: number[] = [];
  const parts = new Map<string, number[]>();
  const note = (part: string, micro: number) => parts.set(part, [...(parts.get(part) ?? []), micro]);
  await entry.loadPage(request(), setting, async ({ renderTree, renderCards, refetch }) => {
    const cardsShown = renderCards().match(/<h3/g)?.length ?? 0;
    if (cardsShown !== pageSize) throw new Error(`The category shows ${cardsShown} products instead of 50.`);
    for (let run = 0; run < runs; run++) {
      const cost = await cpuCost(rounds, whole);
      const cards = await cpuCost(rounds, renderCards);
      ratios.push(cost / cards);
      note("the whole page", cost);
      note("renderToString of its 50 cards", cards);
      note("the platform's responses: search and JSON", await cpuCost(rounds, requestPlatform));
      const reading = await cpuCost(rounds, refetch);
      note("reading responses: JSON and schema", reading);
      const loading = await cpuCost(rounds, () => entry.loadPage(request(), setting));
      note("router, loaders and dehydration", loading - reading);
      const tree = await cpuCost(rounds, renderTree);
      note("renderToString of the page", tree);
      note("assembling the HTML", (await cpuCost(rounds, render)) - loading - tree);
      const headed = () => toEncodablePage(page, { pathname: categoryPath, isCacheable: false, isDevelopment: false });
      note("headers, digests of inline scripts", await cpuCost(rounds, headed));
      note("compression", await cpuCost(rounds, () => encode(html, "br")));
    }
  });
  const sent = (await whole()).byteLength / 1000;
  const sentOften = (await encodeSmallest(html)).byteLength / 1000;
  await platform.close();
  removeFolder(folder);

  const costs = [...parts].map(([part, micros]) => [part, median(micros)] as const);
  const pageCost = median(parts.get("the whole page") ?? []);
  return [
    {
      title: "A category page with 50 products, uncached",
      rows: {
        "CPU, times renderToString of its cards": withBudget(median(ratios), ratioBudget, 1),
        "HTML with its state, KB on the first response": withBudget(sent, kilobyteBudget, 1),
        "HTML with its state, KB once requested often": withBudget(sentOften, kilobyteBudget, 1),
      },
    },
    {
      title: "Where its CPU goes (all threads; medians)",
      rows: Object.fromEntries(
        costs.map(([part, micro]) => [part, { µs: round(micro), "% of the page": round((100 * micro) / pageCost) }]),
      ),
    },
  ];
}

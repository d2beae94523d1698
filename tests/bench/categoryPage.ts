import type { RenderSetting } from "#app/entry-server.tsx";
import { configuration } from "#configuration/index.ts";
import { openPlatform } from "#platform/runtime/openPlatform.ts";
import { createApp } from "#server/http/createApp.ts";
import { encode, encodeSmallest } from "#server/answer/compression.ts";
import { createLog } from "#server/log/log.ts";
import { plainPage } from "#server/answer/pageAnswer.ts";
import { builtPages } from "#server/http/pages.ts";
import { imagesIn, newFolder, removeFolder } from "../support/shop.ts";
import { buildRenderEntry } from "./support/buildRenderEntry.ts";
import { cpuCost } from "./support/cpuCost.ts";
import { ensureBuild } from "./support/ensureBuild.ts";
import { keptAnswers } from "./support/keptAnswers.ts";
import { median } from "./support/median.ts";
import { categoryPath } from "./support/pagePaths.ts";
import { against, round, type Table } from "./support/tables.ts";
import { demoSettings } from "../storefront/platform/support/demoSettings.ts";

const mostTimesTheCards = 6;
const mostKilobytes = 14;

const wholeCatalogue = 50;

/** A category page with 50 products of which the list was not asked for before, beside React's part of its 50 cards. */
export async function categoryPage(rounds = 100, runs = 5): Promise<Table[]> {
  ensureBuild();
  const entry = await buildRenderEntry();
  const folder = newFolder();
  const platform = await openPlatform({ settings: demoSettings, folder });
  // No list may be kept, so that every page is the first of its kind; the categories are the same for all.
  const provider = async (request: Request) => {
    const { status, headers, body } = await platform.fetch(request);
    if (request.url.includes("/product/")) headers.set("cache-control", "no-cache, no-store");
    return new Response(body, { status, headers });
  };
  const pages = await builtPages();
  const app = createApp({ provider, pages, images: imagesIn(folder), log: createLog("silent") });
  const request = () => new Request(`http://localhost${categoryPath}`, { headers: { "accept-encoding": "br" } });
  const whole = async () => (await app.fetch(request())).arrayBuffer();

  const [store] = configuration.storeViews;
  if (!store) throw new Error("There is no store view.");
  const kept = keptAnswers(platform.fetch);
  const manifest = pages.assets(store.locale);
  const setting: RenderSetting = { store, fetch: kept.fetch, manifest, id: "bench", onError: console.error };
  const render = () => entry.render(request(), setting);
  const page = await render();
  const html = Buffer.from(page.html);
  const askPlatform = () =>
    Promise.all(kept.questions().map(async (question) => (await platform.fetch(question)).arrayBuffer()));

  const ratios: number[] = [];
  const parts = new Map<string, number[]>();
  const note = (part: string, micro: number) => parts.set(part, [...(parts.get(part) ?? []), micro]);
  await entry.loadPage(request(), setting, async ({ renderTree, renderCards, askAgain }) => {
    const cardsShown = renderCards().match(/<h3/g)?.length ?? 0;
    if (cardsShown !== wholeCatalogue) throw new Error(`The category shows ${cardsShown} products instead of 50.`);
    for (let run = 0; run < runs; run++) {
      const cost = await cpuCost(rounds, whole);
      const cards = await cpuCost(rounds, renderCards);
      ratios.push(cost / cards);
      note("the whole page", cost);
      note("renderToString of its 50 cards", cards);
      note("the platform's answers: search and JSON", await cpuCost(rounds, askPlatform));
      const reading = await cpuCost(rounds, askAgain);
      note("answers read: JSON and schema", reading);
      const loading = await cpuCost(rounds, () => entry.loadPage(request(), setting));
      note("router, loaders' own work, state written", loading - reading);
      const tree = await cpuCost(rounds, renderTree);
      note("renderToString of the page", tree);
      note("HTML put together", (await cpuCost(rounds, render)) - loading - tree);
      const headed = () => plainPage(page, { pathname: categoryPath, isKept: false, isDevelopment: false });
      note("headers, digests of inline scripts", await cpuCost(rounds, headed));
      note("compressed", await cpuCost(rounds, () => encode(html, "br")));
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
        "CPU, times renderToString of its cards": against(median(ratios), mostTimesTheCards, 1),
        "HTML with its state, KB as sent first": against(sent, mostKilobytes, 1),
        "the same once it is asked for often": against(sentOften, mostKilobytes, 1),
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

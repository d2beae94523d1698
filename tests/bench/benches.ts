import { withBudget, round, type Table } from "./support/tables.ts";

const maximumRatio = 2;

/** All benchmarks in the order in which they run; each is loaded on demand. */
export const benches: Readonly<Record<string, () => Promise<readonly Table[]>>> = {
  starts: async () => (await import("./starts.ts")).starts(),
  bytes: async () => (await import("./bytes.ts")).bytes(),
  components: async () => (await import("./components.ts")).components(),
  renders: async () => (await import("./renders.ts")).renders(),
  category: async () => (await import("./categoryPage.ts")).categoryPage(),
  "output-cache": async () => {
    const { outputCache } = await import("./outputCache.ts");
    const { cached, bare, bytes } = await outputCache();
    const rows = {
      "cached home page, times the bare response": withBudget(cached / bare, maximumRatio, 2),
      "cached home page": { µs: round(cached) },
      "bare node:http response of the same bytes": { µs: round(bare), bytes },
    };
    return [{ title: "CPU of a cached page", rows }];
  },
  search: async () => {
    const { searches } = await import("./search.ts");
    const rows = searches().map(({ products, build, faceted, fuzzy }) => [
      `${products} products`,
      {
        "index built": round(build),
        "faceted p50": round(faceted.p50, 2),
        "faceted p99": round(faceted.p99, 2),
        "fuzzy p50": round(fuzzy.p50, 2),
        "fuzzy p99": round(fuzzy.p99, 2),
      },
    ]);
    return [{ title: "Searches of the embedded platform (ms)", rows: Object.fromEntries(rows) }];
  },
  refresh: async () => (await import("./refresh.ts")).refresh(),
  scale: async () => (await import("./scale.ts")).scale(),
  calls: async () => (await import("./calls.ts")).calls(),
  shoppers: async () => (await import("./shoppers.ts")).shoppersBench(),
  attack: async () => (await import("./attack.ts")).attackBench(),
  kill: async () => (await import("./kill.ts")).killBench(),
  pictures: async () => (await import("./pictures.ts")).pictures(),
  requests: async () => (await import("./requests.ts")).requests(),
  interaction: async () => (await import("./interaction.ts")).interaction(),
  typing: async () => (await import("./typing.ts")).typing(),
  navigation: async () => (await import("./navigation.ts")).navigation(),
  lighthouse: async () => (await import("./lighthouse.ts")).lighthouse(),
};

import { configuration } from "#configuration/index.ts";
import type { Fetch } from "../gate/provider.ts";
import type { Log } from "../log/log.ts";

const warning =
  "The shop has no products yet. Import a catalogue with `npm run operator -- import catalogue.json`, " +
  "or start with DEMO=on to fill the database with the demo shop.";

/** Says in the log that no store view has a product, and how the shop is filled. */
export async function warnOfEmptyShop(provider: Fetch, log: Pick<Log, "warn">): Promise<void> {
  for (const { code } of configuration.storeViews.filter(({ enabled }) => enabled)) {
    const search = `http://localhost/api/vsbridge/catalog/vue_storefront_catalog_${code}/product/_search?size=1`;
    const answer = await provider(new Request(search));
    const { hits } = (await answer.json()) as { readonly hits?: { readonly total: { readonly value: number } } };
    if (hits?.total.value !== 0) return;
  }
  log.warn(warning);
}

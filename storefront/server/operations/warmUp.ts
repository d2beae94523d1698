import { configuration } from "#configuration/index.ts";
import type { App } from "../http/createApp.ts";
import type { Fetch } from "../gate/provider.ts";

const origin = "http://localhost";

/**
 * Does what is slow only the first time before a visitor waits for it: the platform reads its catalogue, and the first
 * page of each store view is rendered; null where pages are still being written.
 */
export async function warmUp(provider: Fetch, app: Pick<App, "fetch"> | null): Promise<void> {
  for (const { code, prefix } of configuration.storeViews.filter(({ enabled }) => enabled)) {
    const search = `/api/vsbridge/catalog/vue_storefront_catalog_${code}/product/_search?size=1`;
    await provider(new Request(origin + search));
    await app?.fetch(new Request(`${origin}${prefix || "/"}`));
  }
}

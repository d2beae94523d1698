import { configuration } from "#configuration/index.ts";
import type { Database } from "../kernel/database/database.ts";
import type { Catalogue } from "./catalogue.ts";
import { withWholes } from "./withWholes.ts";

/**
 * What the catalogue has at hand of products is older than what was written; what they are part of too, also where it
 * was read without them.
 */
export const forgetGoods = (
  { database, catalogue }: { readonly database: Database; readonly catalogue: Catalogue },
  productIds: readonly number[],
): Promise<void> =>
  database.read(async (session) => {
    const ids = new Set(await withWholes(session, productIds));
    for (const store of configuration.storeViews) {
      if (store.enabled) (await catalogue(session, store)).goods.forget(ids);
    }
  });

import { Hono } from "hono";
import { glassesData, readConfigurationTree } from "./productConfiguration.ts";
import type { SearchParts } from "./sharedIndexes.ts";
import { rootTags } from "./cacheTags.ts";
import { allowCaching, refusal, success } from "../kernel/http/answer.ts";
import { requestedStore, unknownStore } from "../stores/storeViews.ts";

/** Creates the routes that return the values products can be configured with. */
export function productConfigurationRoutes({ database, catalogue, clock }: SearchParts): Hono {
  return new Hono()
    .get("/configuration-tree", async (c) => {
      const store = requestedStore(c);
      if (!store) return refusal(c, unknownStore);
      const now = clock();
      const { tree, until, tags } = await database.read(async (session) => {
        const view = await catalogue(session, store);
        return { ...(await readConfigurationTree(session, view, now)), tags: rootTags(view) };
      });
      // Every change of a product drops the root tags, and with them the tree.
      allowCaching(c, { tags, until, now });
      return success(c, tree);
    })
    .get("/glasses-data", async (c) => {
      const store = requestedStore(c);
      if (!store) return refusal(c, unknownStore);
      const view = await database.read((session) => catalogue(session, store));
      allowCaching(c, { tags: [], until: null, now: clock() });
      return success(c, glassesData(view));
    });
}

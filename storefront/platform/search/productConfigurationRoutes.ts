import { Hono } from "hono";
import { glassesData, readConfigurationTree } from "./productConfiguration.ts";
import type { SearchParts } from "./sharedIndexes.ts";
import { rootTags } from "./cacheTags.ts";
import { mayBeKept, refusal, success } from "../kernel/http/answer.ts";
import { askedStore, noStore } from "../stores/storeViews.ts";

/** What products are configured by. */
export function productConfigurationRoutes({ database, catalogue, clock }: SearchParts): Hono {
  return new Hono()
    .get("/configuration-tree", async (c) => {
      const store = askedStore(c);
      if (!store) return refusal(c, noStore);
      const now = clock();
      const { tree, until, tags } = await database.read(async (session) => {
        const view = await catalogue(session, store);
        return { ...(await readConfigurationTree(session, view, now)), tags: rootTags(view) };
      });
      // Whatever becomes of a product outdates the lists of everything, and with them the tree.
      mayBeKept(c, { tags, until, now });
      return success(c, tree);
    })
    .get("/glasses-data", async (c) => {
      const store = askedStore(c);
      if (!store) return refusal(c, noStore);
      const view = await database.read((session) => catalogue(session, store));
      mayBeKept(c, { tags: [], until: null, now: clock() });
      return success(c, glassesData(view));
    });
}

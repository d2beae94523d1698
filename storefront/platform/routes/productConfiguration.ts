import { Hono } from "hono";
import { glassesData } from "../catalog/glassesData.ts";
import { readConfigurationTree } from "../catalog/readConfigurationTree.ts";
import type { RouteParts } from "../platformParts.ts";
import { refusal, success } from "./answer.ts";
import { askedStore, noStore } from "./askedStore.ts";
import { mayBeKept } from "./keeping.ts";

/** What products are configured by. */
export function productConfigurationRoutes({ database, catalogue, clock }: RouteParts): Hono {
  return new Hono()
    .get("/configuration-tree", async (c) => {
      const store = askedStore(c);
      if (!store) return refusal(c, noStore);
      const tree = await database.read(async (session) =>
        readConfigurationTree(session, await catalogue(session, store), clock()),
      );
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

import { maxSkus } from "#contract/catalog/stock.ts";
import { Hono } from "hono";
import type { StoreView } from "#domain/store.ts";
import { pricesOf } from "./pricesOf.ts";
import { readStock, variantIdsOf } from "../catalog/readStock.ts";
import { callerOf } from "../customer/callerOf.ts";
import type { CatalogParts } from "../catalog/catalogue.ts";
import { refused } from "../kernel/http/refused.ts";
import { sign } from "../kernel/secrets/tokens.ts";
import { refusal, success } from "../kernel/http/answer.ts";
import { requestedStore, unknownStore } from "../stores/storeViews.ts";

/**
 * Creates the route that returns current prices of products in a list. The customer's token determines the price group; the
 * unsigned `userGroupId` is ignored.
 */
export function renderListRoutes(parts: CatalogParts): Hono {
  const { database, catalogue, clock, settings } = parts;
  /** Returns the prices of the known skus, in the order of the request. */
  const readPrices = (store: StoreView, skus: readonly string[], groupId: number | null) =>
    database.read(async (session) => {
      const view = await catalogue(session, store, groupId);
      const products = [...(await view.goods.bySku(session, skus)).values()];
      const stockOf = await readStock(session, [...new Set(products.flatMap(variantIdsOf))]);
      const now = clock();
      return skus.flatMap((sku) => {
        const found = products.flatMap((listed) => pricesOf(listed, sku, view, { stockOf, now }) ?? []);
        return found.slice(0, 1);
      });
    });

  return new Hono().get("/", async (c) => {
    const store = requestedStore(c);
    if (!store) return refusal(c, unknownStore);
    const currency = c.req.query("currencyCode");
    if (currency !== undefined && currency !== store.currency) {
      return refusal(c, refused("MALFORMED", "currencyCode must be the currency of the store view.").error);
    }
    const skus = [...new Set((c.req.query("skus") ?? "").split(",").filter(Boolean))];
    if (skus.length === 0) return refusal(c, refused("MALFORMED", "Parameter skus is missing.").error);
    if (skus.length > maxSkus) return refusal(c, refused("MALFORMED", `Too many skus. Send at most ${maxSkus}.`).error);
    const caller = await callerOf(c, parts);
    if (!caller.ok) return refusal(c, caller.error);
    const groupId = caller.value.kind === "customer" ? caller.value.groupId : null;
    const items = (await readPrices(store, skus, groupId)).map((item) =>
      Object.assign(item, { sgn: sign(settings.secret, "price", JSON.stringify([store.code, item])) }),
    );
    return success(c, { items });
  });
}

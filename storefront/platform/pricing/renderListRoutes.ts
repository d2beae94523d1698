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
import { askedStore, noStore } from "../stores/storeViews.ts";

/**
 * Present prices after a search. The customer's token decides which apply; `userGroupId`, which anybody could send, is
 * ignored.
 */
export function renderListRoutes(parts: CatalogParts): Hono {
  const { database, catalogue, clock, settings } = parts;
  /** In the order asked for. */
  const priced = (store: StoreView, skus: readonly string[], groupId: number | null) =>
    database.read(async (session) => {
      const view = await catalogue(session, store, groupId);
      const named = [...(await view.goods.named(session, skus)).values()];
      const leftOf = await readStock(session, [...new Set(named.flatMap(variantIdsOf))]);
      const now = clock();
      return skus.flatMap((sku) => {
        const found = named.flatMap((listed) => pricesOf(listed, sku, view, { leftOf, now }) ?? []);
        return found.slice(0, 1);
      });
    });

  return new Hono().get("/", async (c) => {
    const store = askedStore(c);
    if (!store) return refusal(c, noStore);
    const currency = c.req.query("currencyCode");
    if (currency !== undefined && currency !== store.currency) {
      return refusal(c, refused("MALFORMED", "currencyCode is not the currency of the store view.").error);
    }
    const skus = [...new Set((c.req.query("skus") ?? "").split(",").filter(Boolean))];
    if (skus.length === 0) return refusal(c, refused("MALFORMED", "skus is missing.").error);
    if (skus.length > maxSkus) return refusal(c, refused("MALFORMED", "These are too many skus.").error);
    const caller = await callerOf(c, parts);
    if (!caller.ok) return refusal(c, caller.error);
    const groupId = caller.value.kind === "customer" ? caller.value.groupId : null;
    const items = (await priced(store, skus, groupId)).map((item) =>
      Object.assign(item, { sgn: sign(settings.secret, "price", JSON.stringify([store.code, item])) }),
    );
    return success(c, { items });
  });
}

import { Hono } from "hono";
import type { StoreView } from "#domain/store/storeView.ts";
import { pricesOf } from "../catalog/pricesOf.ts";
import { readStock, variantIdsOf } from "../catalog/readStock.ts";
import type { RouteParts } from "../platformParts.ts";
import { refused } from "../refused.ts";
import { sign } from "../secrets/sign.ts";
import { refusal, success } from "./answer.ts";
import { askedStore, noStore } from "./askedStore.ts";

/** More than any page shows (specification, section 9: 50). */
const mostSkus = 200;

/** Prices asked again after a search. Groups of customers have no prices of their own: everybody is answered alike. */
export function renderListRoutes({ database, catalogue, clock, settings }: RouteParts): Hono {
  /** In the order asked for. */
  const priced = (store: StoreView, skus: readonly string[]) =>
    database.read(async (session) => {
      const view = await catalogue(session, store);
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
    if (skus.length > mostSkus) return refusal(c, refused("MALFORMED", "These are too many skus.").error);
    const items = (await priced(store, skus)).map((item) =>
      Object.assign(item, { sgn: sign(settings.secret, "price", JSON.stringify([store.code, item])) }),
    );
    return success(c, { items });
  });
}

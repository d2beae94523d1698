import { and, eq } from "drizzle-orm";
import { Hono } from "hono";
import type { WirePriceHistory } from "#contract/catalog/priceHistory.ts";
import { toWireAmount } from "#contract/wire/value.ts";
import type { StoreView } from "#domain/store.ts";
import { dayOf } from "../kernel/calendar.ts";
import type { Session } from "../kernel/database/database.ts";
import { readRows } from "../kernel/database/rows.ts";
import { refusal, success } from "../kernel/http/answer.ts";
import { refused } from "../kernel/http/refused.ts";
import { requestedStore, unknownStore } from "../stores/storeViews.ts";
import type { CatalogParts } from "./catalogue.ts";
import type { Listing } from "./listedProduct.ts";
import { announcedReduction, pastPrices } from "./storedPrice.ts";
import { priceHistory } from "./tables/catalog.ts";

async function readHistory(
  session: Session,
  { code, currency }: StoreView,
  { variant, price }: Listing,
  now: Date,
): Promise<WirePriceHistory> {
  const isOfVariant = and(eq(priceHistory.variantId, variant.id), eq(priceHistory.storeCode, code));
  const history = await readRows(session, priceHistory, isOfVariant, [priceHistory.validFrom, priceHistory.id]);
  const lowest = announcedReduction(price, history, currency, now);
  return {
    today: dayOf(now),
    prices: pastPrices(price, history, now).map(({ validFrom, amount }) => ({
      from: validFrom,
      price_incl_tax: toWireAmount({ minor: amount, currency }),
    })),
    lowest: lowest && {
      price_incl_tax: toWireAmount(lowest.reference),
      from: lowest.from,
      to: lowest.to,
      is_short: lowest.shortHistory,
    },
  };
}

/** Creates the route that returns at which prices a variant, or a product without variants, has been sold. */
export function priceHistoryRoutes({ database, catalogue, clock }: CatalogParts): Hono {
  return new Hono().get("/price-history", async (c) => {
    const store = requestedStore(c);
    if (!store) return refusal(c, unknownStore);
    const sku = c.req.query("sku");
    if (!sku) return refusal(c, refused("MALFORMED", "Parameter sku is missing.").error);
    const found = await database.read(async (session) => {
      const { goods } = await catalogue(session, store);
      const products = [...(await goods.bySku(session, [sku])).values()];
      const listing = products.flatMap(({ product, listings }) =>
        listings.filter(({ variant }) => variant.sku === sku || (product.sku === sku && listings.length === 1)),
      )[0];
      return listing ? readHistory(session, store, listing, clock()) : null;
    });
    return found ? success(c, found) : refusal(c, refused("ENOTFOUND", "Unknown product.").error);
  });
}

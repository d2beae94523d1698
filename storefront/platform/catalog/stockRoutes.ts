import { Hono } from "hono";
import { maxSkus, stockCheckBody, type WireStock } from "#contract/catalog/stock.ts";
import type { StoreView } from "#domain/store.ts";
import { maximumQuantity } from "#domain/cart/quantity.ts";
import { isForSale, type ListedProduct } from "./listedProduct.ts";
import { stockOfProduct, type StockOf, readStock, variantIdsOf } from "./readStock.ts";
import type { CatalogParts } from "./catalogue.ts";
import { refused } from "../kernel/http/refused.ts";
import { unknownStore, storeViewOf } from "../stores/storeViews.ts";
import { readBody, refusal, success, successWithResultCode } from "../kernel/http/answer.ts";

const wireStock = (sku: string, id: number, quantity: number): WireStock => ({
  sku,
  item_id: id,
  product_id: id,
  qty: quantity,
  is_in_stock: quantity > 0,
  manage_stock: true,
  min_sale_qty: 1,
  max_sale_qty: maximumQuantity,
});

/** Finds the variant or product with a sku, and returns how to compute its stock. */
function findStockedItem(products: Iterable<ListedProduct>, sku: string) {
  for (const listed of products) {
    const { product, listings } = listed;
    const variant = listings.find((each) => each.variant.sku === sku)?.variant;
    if (variant) {
      const { id } = variant;
      const available = (stockOf: StockOf) => (isForSale({ product, variant }) ? stockOf(id) : 0);
      return { ids: [id], stock: (stockOf: StockOf) => wireStock(sku, id, available(stockOf)) };
    }
    if (product.sku === sku) {
      const ids = variantIdsOf(listed);
      return { ids, stock: (stockOf: StockOf) => wireStock(sku, product.id, stockOfProduct(listed, stockOf)) };
    }
  }
  return null;
}

/** Creates the routes that return the stock of products and variants. */
export function stockRoutes({ database, catalogue, clock, newId }: CatalogParts): Hono {
  /** Returns the stock of the known skus. */
  const stocksOf = (store: StoreView, skus: readonly string[]) =>
    database.read(async (session) => {
      const { goods } = await catalogue(session, store);
      const products = await goods.bySku(session, skus);
      const items = skus.flatMap((sku) => findStockedItem(products.values(), sku) ?? []);
      const stockOf = await readStock(
        session,
        items.flatMap(({ ids }) => ids),
      );
      return items.map(({ stock }) => stock(stockOf));
    });

  return new Hono()
    .get("/check", async (c) => {
      const sku = c.req.query("sku");
      if (!sku) return refusal(c, refused("MALFORMED", "Parameter sku is missing.").error);
      const store = storeViewOf(c.req.query("storeCode"));
      if (!store) return refusal(c, unknownStore);
      const [stock] = await stocksOf(store, [sku]);
      if (!stock) return refusal(c, refused("ENOTFOUND", "Unknown product.").error);
      return success(c, { ...stock, task_id: `${clock().getTime()}-${sku}` });
    })
    .post("/check", async (c) => {
      const body = await readBody(c, stockCheckBody);
      if (!body.ok) return refusal(c, body.error);
      const { sku, task_id, callback_event } = body.value;
      const store = storeViewOf(c.req.query("storeCode"));
      if (!store) return refusal(c, unknownStore);
      const [stock] = await stocksOf(store, [sku]);
      if (!stock) return refusal(c, refused("ENOTFOUND", "Unknown product.").error);
      return success(c, { ...stock, task_id: task_id || newId(), callback_event: callback_event || null });
    })
    .get("/list", async (c) => {
      const skus = [...new Set((c.req.query("skus") ?? "").split(",").filter(Boolean))];
      if (skus.length === 0) return refusal(c, refused("MALFORMED", "Parameter skus is missing.").error);
      if (skus.length > maxSkus)
        return refusal(c, refused("MALFORMED", `Too many skus. Send at most ${maxSkus}.`).error);
      const store = storeViewOf(c.req.query("storeCode"));
      return store ? successWithResultCode(c, await stocksOf(store, skus)) : refusal(c, unknownStore);
    });
}

import { Hono } from "hono";
import { maxSkus, stockCheckBody, type WireStock } from "#contract/catalog/stock.ts";
import type { StoreView } from "#domain/store.ts";
import { maximumQuantity } from "#domain/cart/quantity.ts";
import { isForSale, type ListedProduct } from "./listedProduct.ts";
import { leftOfProduct, type LeftOf, readStock, variantIdsOf } from "./readStock.ts";
import type { CatalogParts } from "./catalogue.ts";
import { refused } from "../kernel/http/refused.ts";
import { storeViewOf } from "../stores/storeViews.ts";
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

/** What a sku stands for: a variant, or a product with all of them. */
function meant(products: Iterable<ListedProduct>, sku: string) {
  for (const listed of products) {
    const { product, listings } = listed;
    const variant = listings.find((each) => each.variant.sku === sku)?.variant;
    if (variant) {
      const { id } = variant;
      const left = (leftOf: LeftOf) => (isForSale({ product, variant }) ? leftOf(id) : 0);
      return { ids: [id], stock: (leftOf: LeftOf) => wireStock(sku, id, left(leftOf)) };
    }
    if (product.sku === sku) {
      const ids = variantIdsOf(listed);
      return { ids, stock: (leftOf: LeftOf) => wireStock(sku, product.id, leftOfProduct(listed, leftOf)) };
    }
  }
  return null;
}

export function stockRoutes({ database, catalogue, clock, newId }: CatalogParts): Hono {
  /** The stock of those that there are. */
  const stocksOf = (store: StoreView, skus: readonly string[]) =>
    database.read(async (session) => {
      const { goods } = await catalogue(session, store);
      const named = await goods.named(session, skus);
      const asked = skus.flatMap((sku) => meant(named.values(), sku) ?? []);
      const leftOf = await readStock(
        session,
        asked.flatMap(({ ids }) => ids),
      );
      return asked.map(({ stock }) => stock(leftOf));
    });
  const noStore = refused("ENOTFOUND", "There is no such store view.").error;

  return new Hono()
    .get("/check", async (c) => {
      const sku = c.req.query("sku");
      if (!sku) return refusal(c, refused("MALFORMED", "sku is missing.").error);
      const store = storeViewOf(c.req.query("storeCode"));
      if (!store) return refusal(c, noStore);
      const [stock] = await stocksOf(store, [sku]);
      if (!stock) return refusal(c, refused("ENOTFOUND", "There is no such product.").error);
      return success(c, { ...stock, task_id: `${clock().getTime()}-${sku}` });
    })
    .post("/check", async (c) => {
      const body = await readBody(c, stockCheckBody);
      if (!body.ok) return refusal(c, body.error);
      const { sku, task_id, callback_event } = body.value;
      const store = storeViewOf(c.req.query("storeCode"));
      if (!store) return refusal(c, noStore);
      const [stock] = await stocksOf(store, [sku]);
      if (!stock) return refusal(c, refused("ENOTFOUND", "There is no such product.").error);
      return success(c, { ...stock, task_id: task_id || newId(), callback_event: callback_event || null });
    })
    .get("/list", async (c) => {
      const skus = [...new Set((c.req.query("skus") ?? "").split(",").filter(Boolean))];
      if (skus.length === 0) return refusal(c, refused("MALFORMED", "skus is missing.").error);
      if (skus.length > maxSkus) return refusal(c, refused("MALFORMED", "These are too many skus.").error);
      const store = storeViewOf(c.req.query("storeCode"));
      return store ? successWithResultCode(c, await stocksOf(store, skus)) : refusal(c, noStore);
    });
}

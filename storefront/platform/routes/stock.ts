import { Hono } from "hono";
import type { WireStock } from "#contract/stock.ts";
import { maximumQuantity } from "#domain/cart/quantity.ts";
import type { CatalogueView } from "../catalog/catalogue.ts";
import { isForSale } from "../catalog/isForSale.ts";
import { leftOfProduct, type LeftOf, readStock } from "../catalog/readStock.ts";
import type { RouteParts } from "../platformParts.ts";
import { refused } from "../refused.ts";
import { storeViewOf } from "../storeViews.ts";
import { refusal, success } from "./answer.ts";

const wireStock = (id: number, quantity: number): WireStock => ({
  item_id: id,
  product_id: id,
  qty: quantity,
  is_in_stock: quantity > 0,
  manage_stock: true,
  min_sale_qty: 1,
  max_sale_qty: maximumQuantity,
});

/** What a sku stands for: a variant, or a product with all of them. */
function meant({ products, variants }: CatalogueView, sku: string) {
  const variant = [...variants.values()].find((listed) => listed.variant.sku === sku);
  if (variant) {
    const { id } = variant.variant;
    return { ids: [id], stock: (leftOf: LeftOf) => wireStock(id, isForSale(variant) ? leftOf(id) : 0) };
  }
  const product = products.find((listed) => listed.product.sku === sku);
  if (!product) return null;
  const ids = product.listings.map(({ variant: each }) => each.id);
  return { ids, stock: (leftOf: LeftOf) => wireStock(product.product.id, leftOfProduct(product, leftOf)) };
}

export function stockRoutes({ database, catalogue }: RouteParts): Hono {
  return new Hono().get("/check", async (c) => {
    const sku = c.req.query("sku");
    if (!sku) return refusal(c, refused("MALFORMED", "sku is missing.").error);
    const store = storeViewOf(c.req.query("storeCode"));
    if (!store) return refusal(c, refused("ENOTFOUND", "There is no such store view.").error);
    const stock = await database.read(async (session) => {
      const asked = meant(await catalogue(session, store), sku);
      return asked && asked.stock(await readStock(session, asked.ids));
    });
    return stock ? success(c, stock) : refusal(c, refused("ENOTFOUND", "There is no such product.").error);
  });
}

import type { WirePriceItem } from "#contract/catalog/renderList.ts";
import { partsPrices } from "./productParts.ts";
import { cheapest, type Circumstances, offersOf, type wirePrices } from "./offers.ts";
import type { CatalogueView } from "../catalog/catalogue.ts";
import type { ListedProduct } from "../catalog/listedProduct.ts";

type Prices = Pick<
  ReturnType<typeof wirePrices>,
  | "final_price"
  | "original_price"
  | "special_price"
  | "final_price_incl_tax"
  | "original_price_incl_tax"
  | "special_price_incl_tax"
>;
type UnsignedItem = Omit<WirePriceItem, "sgn">;

const toItem = (id: number, sku: string, prices: Prices): UnsignedItem => ({
  id,
  sku,
  price_info: {
    final_price: prices.final_price_incl_tax,
    regular_price: prices.original_price_incl_tax,
    special_price: prices.special_price_incl_tax,
    extension_attributes: {
      tax_adjustments: {
        final_price: prices.final_price,
        regular_price: prices.original_price,
        special_price: prices.special_price,
      },
    },
  },
});

/** Returns the current price of a product or one of its variants; null if the sku is neither. */
export function pricesOf(
  listed: ListedProduct,
  sku: string,
  view: CatalogueView,
  circumstances: Circumstances,
): UnsignedItem | null {
  const { product, parts } = listed;
  const offers = offersOf(listed, view, circumstances);
  if (sku === product.sku) {
    const prices = parts.length > 0 ? partsPrices(listed, view, circumstances.now) : cheapest(offers)?.prices;
    return prices ? toItem(product.id, sku, prices) : null;
  }
  const offer = offers.find(({ listing }) => listing.variant.sku === sku);
  return offer ? toItem(offer.listing.variant.id, sku, offer.prices) : null;
}

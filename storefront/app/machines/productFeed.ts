import { stringify } from "csv-stringify/sync";
import { catalog } from "#configuration/catalog.ts";
import { defaultDelivery } from "../queries/defaultDelivery.ts";
import { images } from "#configuration/images.ts";
import { type Category, homeCategory, pathTo } from "#domain/catalog/category.ts";
import { deliveryPrice } from "#domain/delivery.ts";
import { type Master, pictureHref } from "#domain/media/picture.ts";
import type { Money } from "#domain/money.ts";
import { isGtin } from "#domain/product/gtin.ts";
import { productHref } from "#domain/product/href.ts";
import type { Price, Product, ProductKind, Stock } from "#domain/product/product.ts";
import { variantName } from "#domain/product/variants.ts";
import type { StoreView } from "#domain/store.ts";
import type { Store } from "./listedPages.ts";

/** The attributes of Google's product data (https://support.google.com/merchants/answer/7052112), in their order. */
const columns = [
  "id",
  "item_group_id",
  "title",
  "description",
  "link",
  "image_link",
  "additional_image_link",
  "availability",
  "price",
  "sale_price",
  "shipping",
  "brand",
  "gtin",
  "mpn",
  "identifier_exists",
  "condition",
  "product_type",
  "color",
  "size",
  "is_bundle",
] as const;

/** A line of the feed. Empty attributes do not apply. */
export type FeedRow = Readonly<Record<(typeof columns)[number], string>>;

/** Products in one request to the provider. */
const batchSize = 100;
const maximumTitle = 150;
const maximumDescription = 5000;
const maximumPictures = 10;

/** Not goods: a gift card is money, a guide is free, and lenses for glasses are sold only in a frame. */
const leftOut: ReadonlySet<ProductKind | null> = new Set(["gift-cards", "guides", "spectacle-lenses"]);

const oneLine = (text: string, maximum: number) => text.replaceAll(/\s+/g, " ").trim().slice(0, maximum);
const amount = ({ minor, currency }: Money) => `${(minor / 100).toFixed(2)} ${currency}`;

/** What a line offers: a product without variants, or a variant. */
interface Offered {
  readonly sku: string;
  readonly name: string;
  readonly price: Price;
  readonly stock: Stock;
  readonly pictures: readonly Master[];
  readonly gtin: string | null;
  readonly options: Readonly<Record<string, string>>;
}

/** Returns the labels of a variant's options by their codes. */
const optionLabels = ({ options }: Product, values: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    options.map(({ code, values: known }) => [code, known.find(({ id }) => id === values[code])?.label ?? ""]),
  );

const offeredBy = (product: Product): readonly Offered[] =>
  product.variants.length === 0
    ? [{ ...product, options: {} }]
    : product.variants
        .filter(({ enabled }) => enabled)
        .map((variant) => ({
          sku: variant.sku,
          price: variant.price,
          stock: variant.stock,
          pictures: variant.pictures,
          gtin: variant.gtin,
          name: variantName(product, variant),
          options: optionLabels(product, variant.values),
        }));

/** Returns the lines of a product. What has no price or no picture is left out, because Google refuses it. */
export function feedRows(
  product: Product,
  categories: readonly Category[],
  { origin, prefix, country }: Pick<StoreView, "prefix" | "country"> & { readonly origin: string },
): readonly FeedRow[] {
  if (leftOut.has(product.kind)) return [];
  const category = homeCategory(categories, product.categoryIds, catalog.rootCategoryId);
  const path = category ? pathTo(categories, category, catalog.rootCategoryId) : [];
  return offeredBy(product)
    .filter(({ price, pictures }) => price.current.minor > 0 && pictures.length > 0)
    .map(({ sku, name, price: { current, reduction }, stock, pictures, gtin: stated, options }) => {
      const [picture = "", ...morePictures] = pictures.map((each) => origin + pictureHref(each, images.gallery));
      const isVariant = product.variants.length > 0;
      const gtin = stated !== null && isGtin(stated) ? stated : "";
      return {
        id: sku,
        item_group_id: isVariant ? product.parentSku : "",
        title: oneLine(name, maximumTitle),
        description: oneLine(product.description || name, maximumDescription),
        link: origin + productHref(prefix, product, isVariant ? sku : null),
        image_link: picture,
        additional_image_link: morePictures.slice(0, maximumPictures).join(","),
        availability: stock.inStock ? "in_stock" : "out_of_stock",
        // The struck price is the lowest of 30 days, as on the product's page (docs/specification/prices.md#price-15).
        price: amount(reduction?.lowestOf30Days ?? current),
        sale_price: reduction ? amount(current) : "",
        shipping: `${country}:::${amount(deliveryPrice(defaultDelivery(current.currency), current))}`,
        brand: product.brand,
        gtin,
        mpn: product.brand === "" ? "" : sku,
        identifier_exists: product.brand === "" && gtin === "" ? "no" : "yes",
        condition: "new",
        product_type: path.map((each) => each.name).join(" > "),
        color: options["color"] ?? "",
        size: options["size"] ?? "",
        is_bundle: product.type === "bundle" ? "yes" : "",
      };
    });
}

const lines = (rows: readonly FeedRow[], hasHeader = false): string =>
  stringify([...rows], { columns: [...columns], header: hasHeader, delimiter: "\t" });

/**
 * Yields the products of a store view as tab-separated values, as Google and most comparison sites read them. The catalogue
 * is read in parts while the feed is sent, so that its size does not matter.
 */
export async function* productFeed({ view, client }: Store, origin: string): AsyncGenerator<string> {
  const categories = await client.catalog.categories();
  const store = { ...view, origin };
  for (let start = 0; ; start += batchSize) {
    const { products, total } = await client.catalog.productsFrom(start, batchSize);
    yield lines(
      products.flatMap((product) => feedRows(product, categories, store)),
      start === 0,
    );
    if (products.length === 0 || start + batchSize >= total) return;
  }
}

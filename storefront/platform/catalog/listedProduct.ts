import type { Attribute } from "./attributes.ts";
import { lowestPriorPrice, type StoredPrice } from "./storedPrice.ts";
import type { Rating } from "#domain/product/review.ts";
import type { priceHistory, prices, products, productTexts, variants } from "./tables/catalog.ts";
import type { categoryProducts } from "./tables/category.ts";
import type { bundleOptions, productParts } from "./tables/parts.ts";
import type { LinkType } from "./tables/productLink.ts";
import { configuration } from "#configuration/index.ts";
import { readKind } from "#contract/catalog/goods.ts";
import type { ProductKind } from "#domain/product/product.ts";
import type { Currency } from "#domain/money.ts";

/** A variant with its price in one store view. Its stock is read separately. */
export interface Listing {
  readonly variant: typeof variants.$inferSelect;
  readonly price: typeof prices.$inferSelect & Pick<StoredPrice, "groupAmount">;
  readonly history: readonly (typeof priceHistory.$inferSelect)[];
}

/** A product that is shown with another. */
export interface ProductLink {
  readonly type: LinkType;
  readonly linked: Pick<typeof products.$inferSelect, "sku" | "typeId" | "status">;
  readonly position: number;
}

/** A variant with the product that it belongs to. */
export interface ListedVariant extends Listing, Pick<ListedProduct, "product" | "text"> {}

/** A variant in a bundle or a group. */
export interface ListedPart {
  readonly part: typeof productParts.$inferSelect;
  readonly listed: ListedVariant;
}

/** A product as one store view sells it. */
export interface ListedProduct {
  readonly product: typeof products.$inferSelect;
  readonly text: typeof productTexts.$inferSelect;
  /** The variants that have a price in the store view: at least one, except for sets. */
  readonly listings: readonly Listing[];
  /** The parts of a bundle or group, in display order. */
  readonly parts: readonly ListedPart[];
  /** The options of a bundle. */
  readonly options: readonly (typeof bundleOptions.$inferSelect)[];
  /** The categories that the product is assigned to. */
  readonly places: readonly (typeof categoryProducts.$inferSelect)[];
  /** The average of its reviews in the language of the store view; null without reviews. */
  readonly rating: Rating | null;
  /** The products shown with it, in order. */
  readonly links: readonly ProductLink[];
}

const { firstUnavailableStatus } = configuration.catalog;

/** Returns whether neither a variant nor its product has been taken out of sale. */
export const isForSale = ({ product, variant }: Pick<ListedProduct, "product"> & Pick<Listing, "variant">): boolean =>
  product.status < firstUnavailableStatus && variant.status < firstUnavailableStatus;

/** Returns the kind of a product, which determines how it is ordered and whether a coupon applies to it. */
export const kindOf = ({ product }: Pick<ListedVariant, "product">): ProductKind | null =>
  readKind(product.attributes["type"]);

/** Returns whether a reduction may be announced at a moment. This is always derived from the prices. */
export const isPromoted = ({ product, listings }: ListedProduct, currency: Currency, moment: Date): boolean =>
  listings.some(
    ({ variant, price, history }) =>
      isForSale({ product, variant }) && lowestPriorPrice(price, history, currency, moment) !== null,
  );

/**
 * Returns the first moment after `now` at which the price of a product changes; null if no change is scheduled. A special
 * price applies strictly between its start and its end (docs/specification/prices.md#price-3).
 */
export function nextPriceChange(
  { listings, parts }: Pick<ListedProduct, "listings" | "parts">,
  now: Date,
): Date | null {
  const changes = [...listings, ...parts.map(({ listed }) => listed)].flatMap(
    ({ price: { specialFrom, specialTo } }) => [specialFrom ? specialFrom.getTime() + 1 : 0, specialTo?.getTime() ?? 0],
  );
  const upcoming = changes.filter((moment) => moment > now.getTime());
  return upcoming.length > 0 ? new Date(Math.min(...upcoming)) : null;
}

/** Returns the name of a part: its product's, with the colour and size of the variant. */
export function partName(
  { text, variant }: ListedPart["listed"],
  { attributes }: { readonly attributes: readonly Attribute[] },
): string {
  const choices = attributes.flatMap(({ code, isChoice, options }) => {
    const value = isChoice ? String(variant.attributes[code]) : null;
    return options.filter((option) => option.value === value).map(({ label }) => label);
  });
  return choices.length > 0 ? `${text.name} (${choices.join(", ")})` : text.name;
}

import { lowestBefore, type StoredPrice } from "./priceNow.ts";
import type { Rating } from "#domain/product/review.ts";
import type { priceHistory, prices, products, productTexts, variants } from "./tables/catalog.ts";
import type { categoryProducts } from "./tables/category.ts";
import type { bundleOptions, productParts } from "./tables/parts.ts";
import type { LinkType } from "./tables/productLink.ts";
import { configuration } from "#configuration/index.ts";
import { readKind } from "#contract/catalog/product.ts";
import type { ProductKind } from "#domain/product/product.ts";
import type { Currency } from "#domain/money.ts";

/** A variant with everything known about it in one store view, except its stock. */
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
  /** At least one, but for what is made of parts: what has no price here is not sold here. */
  readonly listings: readonly Listing[];
  /** What a bundle or a group is made of, in the order shown; what is decided about a bundle. */
  readonly parts: readonly ListedPart[];
  readonly options: readonly (typeof bundleOptions.$inferSelect)[];
  /** The categories that it was put into. */
  readonly places: readonly (typeof categoryProducts.$inferSelect)[];
  /** What its reviews in the language of the store view come to; null without any. */
  readonly rating: Rating | null;
  /** What else is shown with it, in order. */
  readonly links: readonly ProductLink[];
}

const { firstUnavailableStatus } = configuration.catalog;

/** Whether a variant may be sold: neither it nor its product has been taken out of sale. */
export const isForSale = ({ product, variant }: Pick<ListedProduct, "product"> & Pick<Listing, "variant">): boolean =>
  product.status < firstUnavailableStatus && variant.status < firstUnavailableStatus;

/** What kind of thing is bought: it decides how it is ordered, and what a coupon applies to. */
export const kindOf = ({ product }: Pick<ListedVariant, "product">): ProductKind | null =>
  readKind(product.attributes["type"]);

/** Whether a reduction may be announced at a moment. Derived from the prices, never stored. */
export const isPromoted = ({ product, listings }: ListedProduct, currency: Currency, moment: Date): boolean =>
  listings.some(
    ({ variant, price, history }) =>
      isForSale({ product, variant }) && lowestBefore(price, history, currency, moment) !== null,
  );

/**
 * The first moment after `now` at which a product has another price than before; null when none is known. A special
 * price runs strictly between its ends (docs/specification/prices.md#price-3).
 */
export function nextPriceChange(
  { listings, parts }: Pick<ListedProduct, "listings" | "parts">,
  now: Date,
): Date | null {
  const changes = [...listings, ...parts.map(({ listed }) => listed)].flatMap(
    ({ price: { specialFrom, specialTo } }) => [specialFrom ? specialFrom.getTime() + 1 : 0, specialTo?.getTime() ?? 0],
  );
  const coming = changes.filter((moment) => moment > now.getTime());
  return coming.length > 0 ? new Date(Math.min(...coming)) : null;
}

import { configuration } from "#configuration/index.ts";
import type { ListedProduct, Listing } from "./listedProduct.ts";

const { firstUnavailableStatus } = configuration.catalog;

/** Whether a variant may be sold: neither it nor its product has been taken out of sale. */
export const isForSale = ({ product, variant }: Pick<ListedProduct, "product"> & Pick<Listing, "variant">): boolean =>
  product.status < firstUnavailableStatus && variant.status < firstUnavailableStatus;

import { configuration } from "#configuration/index.ts";
import type { ListedProduct, Listing } from "./listedProduct.ts";

const { firstUnavailableStatus, listedStatuses, listedVisibilities } = configuration.catalog;

/** Whether a variant may be sold: neither it nor its product has been taken out of sale. */
export const isForSale = ({ product, variant }: Pick<ListedProduct, "product"> & Pick<Listing, "variant">): boolean =>
  product.status < firstUnavailableStatus && variant.status < firstUnavailableStatus;

/** Whether lists may show a product (specification, section 5, Product queries). */
export const isListed = ({ product }: ListedProduct): boolean =>
  listedStatuses.includes(product.status) && listedVisibilities.includes(product.visibility);

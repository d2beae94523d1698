// The defaults of settings (`configuration/catalog.ts`) that the contract reads too. The contract does not import the
// configuration, so the values are stated here.

/** Visibilities of the products in lists and searches (docs/specification/catalogue.md#list-20). */
export const listedVisibilities: readonly number[] = [2, 3, 4];

/** Statuses of the products in lists and searches. */
export const listedStatuses: readonly number[] = [0, 1];

/** Products and variants with this status or a higher one are not for sale (docs/specification/products.md#product-15). */
export const firstUnavailableStatus = 2;

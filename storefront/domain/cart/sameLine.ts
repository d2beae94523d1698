import type { CartLine, ServerLine } from "./cart.ts";
import { checksum } from "./checksum.ts";

export type LineIdentity = Pick<CartLine, "sku" | "serverItemId" | "productOption" | "checksum">;

export const identityOf = ({ sku, itemId, productOption }: ServerLine): LineIdentity => ({
  sku,
  serverItemId: itemId,
  productOption,
  checksum: checksum(productOption),
});

/**
 * Whether two lines are one (specification, section 4, Cart line matching). Two prescriptions on one frame are two
 * lines, and the same prescription on two frames is two as well (decision 21).
 */
export function sameLine(a: LineIdentity, b: LineIdentity): boolean {
  const sameSku = a.sku === b.sku;
  if (has(a, b, "bundle") || has(a, b, "custom")) return sameItem(a, b) || (sameSku && a.checksum === b.checksum);
  if (has(a, b, "configurable")) return sameSku;
  return sameItem(a, b) || sameSku;
}

/** The platform calls both by the same id. */
export const sameItem = (a: LineIdentity, b: LineIdentity) =>
  a.serverItemId !== null && a.serverItemId === b.serverItemId;

const has = (a: LineIdentity, b: LineIdentity, options: "bundle" | "custom" | "configurable") =>
  a.productOption[options].length > 0 || b.productOption[options].length > 0;

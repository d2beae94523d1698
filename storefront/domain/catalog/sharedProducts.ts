/** The query parameter of a shared list, repeated for each product. */
const sharedParameter = "sku";

const maximumSkuLength = 100;

/** Reads the skus of a shared list from the query of an address. Repeated, empty and overlong ones are dropped. */
export function readSharedSkus(value: unknown, maximum: number): readonly string[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  const skus = values.filter((each) => typeof each === "string" && each !== "" && each.length <= maximumSkuLength);
  return [...new Set(skus as readonly string[])].slice(0, maximum);
}

/** Returns the path and query of a page that shows a list to others. */
export const sharedHref = (path: string, skus: readonly string[]): string =>
  `${path}?${new URLSearchParams(skus.map((sku) => [sharedParameter, sku])).toString()}`;

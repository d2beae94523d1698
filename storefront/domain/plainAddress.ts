import { categoryPath } from "./catalog/category.ts";
import { pagePath } from "./content.ts";
import { productPath } from "./product/href.ts";

/** Something that is shown at a plain path, and the path of the route that shows it. */
export type PlainAddress = readonly [plainPath: string, routePath: string];

/** Returns the addresses of the products, categories and pages of text in some data of the shop, at any depth. */
export function plainAddressesIn(data: unknown): readonly PlainAddress[] {
  if (typeof data !== "object" || data === null) return [];
  if (Array.isArray(data)) return typeof data[0] === "object" ? data.flatMap(plainAddressesIn) : [];
  const own = addressOf(data as Addressed);
  return [...(own ? [own] : []), ...Object.values(data).flatMap(plainAddressesIn)];
}

interface Addressed {
  readonly plainPath?: unknown;
  readonly parentSku?: unknown;
  readonly slug?: unknown;
  readonly identifier?: unknown;
}

function addressOf({ plainPath, parentSku, slug, identifier }: Addressed): PlainAddress | null {
  if (typeof plainPath !== "string") return null;
  if (typeof identifier === "string") return [plainPath, pagePath(identifier)];
  if (typeof slug !== "string") return null;
  return [plainPath, typeof parentSku === "string" ? productPath({ parentSku, slug }) : categoryPath({ slug })];
}

/** The query parameter by which a plain address names a variant. */
export const variantParameter = "childSku";

const productPattern = /^(\/p\/[^/]+\/[^/]+)\/([^/]+)$/;

/** Splits the path of a route into that of the product's page and the variant's sku, which is null for other pages. */
export function splitVariant(routePath: string): readonly [basePath: string, childSku: string | null] {
  const [, basePath = routePath, childSku] = productPattern.exec(routePath) ?? [];
  return [basePath, childSku === undefined ? null : decodeURIComponent(childSku)];
}

/** Returns the path of a route with a variant, if it is a product's. */
export const withVariant = (routePath: string, childSku: string): string =>
  routePath.startsWith("/p/") ? `${routePath}/${encodeURIComponent(childSku)}` : routePath;

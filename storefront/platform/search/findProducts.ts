import type { CatalogueView } from "../catalog/catalogue.ts";
import type { ListedProduct } from "../catalog/listedProduct.ts";

/** Which products, in which order, and which part of the list. */
export interface ProductQuery {
  /** Joined by "and"; the values of one by "or". */
  readonly terms: readonly Readonly<Record<string, readonly (string | number)[]>>[];
  readonly sort: { readonly by: string; readonly direction: "asc" | "desc" } | null;
  readonly start: number;
  readonly size: number;
}

export interface Found {
  readonly products: readonly ListedProduct[];
  /** On all pages. */
  readonly total: number;
}

type Values = readonly (string | number)[];

/** What products can be found by. */
const fields: Readonly<Record<string, (listed: ListedProduct) => Values>> = {
  id: ({ product }) => [product.id],
  sku: ({ product }) => [product.sku],
  type_id: ({ product }) => [product.typeId],
  status: ({ product }) => [product.status],
  visibility: ({ product }) => [product.visibility],
  slug: ({ text }) => [text.slug],
  url_key: ({ text }) => [text.slug],
  "configurable_children.sku": ({ listings }) => listings.map(({ variant }) => variant.sku),
};

const sortKeys: Readonly<Record<string, (listed: ListedProduct) => number>> = {
  id: ({ product }) => product.id,
  created_at: ({ product }) => product.createdAt.getTime(),
  updated_at: ({ product }) => product.updatedAt.getTime(),
};

/** The entry of a table, for a key that came from outside. */
const entry = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** The products that a query means; null when it asks for a field that products are neither found nor sorted by. */
export function findProducts({ products }: CatalogueView, { terms, sort, start, size }: ProductQuery): Found | null {
  const wanted = terms.flatMap((each) => Object.entries(each));
  if (wanted.some(([field]) => !entry(fields, field))) return null;
  const sortKey = sort ? entry(sortKeys, sort.by) : sortKeys["id"];
  if (!sortKey) return null;
  const found = products.filter((listed) =>
    wanted.every(([field, values]) => {
      const own = entry(fields, field)?.(listed) ?? [];
      return values.some((value) => own.some((each) => String(each) === String(value)));
    }),
  );
  const sign = sort?.direction === "desc" ? -1 : 1;
  const sorted = found.toSorted((a, b) => sign * (sortKey(a) - sortKey(b)));
  return { products: sorted.slice(start, start + size), total: found.length };
}

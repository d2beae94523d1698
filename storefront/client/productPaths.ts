import type { Product } from "#domain/product/product.ts";

/** Something that the shop may show at a plain address. */
export interface Addressed {
  readonly plainPath?: string | undefined;
}

type ReadPath = (path: string | undefined) => string | undefined;

/** Returns a product with other plain paths of itself and its parts. `read` gets those that the platform states. */
export function withPlainPaths(product: Product, read: ReadPath): Product {
  const withPath = <Item extends Addressed>(item: Item): Item => ({ ...item, plainPath: read(item.plainPath) });
  return {
    ...withPath(product),
    bundle: product.bundle.map((option) => ({ ...option, parts: option.parts.map(withPath) })),
    members: product.members.map(withPath),
  };
}

/** Returns a product without plain paths, which the platform states unasked. */
export const withoutPlainPaths = (product: Product): Product => withPlainPaths(product, () => undefined);

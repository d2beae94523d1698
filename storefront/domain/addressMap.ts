import type { MappedUrl } from "./catalog/category.ts";
import { pagePath } from "./content.ts";
import type { Product, ProductType } from "./product/product.ts";

/**
 * A page by the name of its route (docs/specification/pages.md#page-45). A product's name contains its type, and its
 * `childSku` is its own sku if no variant is meant.
 */
export type NamedRoute =
  | {
      readonly name: `${ProductType}-product`;
      readonly params: { readonly slug: string; readonly parentSku: string; readonly childSku: string };
    }
  | { readonly name: "category" | "cms-page"; readonly params: { readonly slug: string } };

type Routed = Pick<Product, "type" | "parentSku" | "slug" | "sku">;

/** Returns the route of a product, optionally of one of its variants. */
export const productRoute = ({ type, parentSku, slug, sku }: Routed, childSku?: string | null): NamedRoute => ({
  name: `${type}-product`,
  params: { slug, parentSku, childSku: childSku ?? sku },
});

/** Returns the route of a page that the platform has resolved an address to. */
export function routeOf(mapped: MappedUrl, childSku?: string | null): NamedRoute {
  switch (mapped.kind) {
    case "product":
      return productRoute(mapped.product, childSku);
    case "category":
      return { name: "category", params: { slug: mapped.category.slug } };
    case "page":
      return { name: "cms-page", params: { slug: mapped.page.identifier } };
  }
}

const pathOfParts = (...parts: readonly string[]) => `/${parts.map(encodeURIComponent).join("/")}`;

/** Returns the path of a route, without the store's prefix. */
export function pathOf(route: NamedRoute): string {
  switch (route.name) {
    case "category":
      return pathOfParts("c", route.params.slug);
    case "cms-page":
      return pagePath(route.params.slug);
    default: {
      const { parentSku, slug, childSku } = route.params;
      return childSku === parentSku ? pathOfParts("p", parentSku, slug) : pathOfParts("p", parentSku, slug, childSku);
    }
  }
}

/** Returns a path with a leading slash, and without trailing slashes, query and hash. */
export const normalizePath = (path: string): string => {
  const [name = ""] = path.split(/[?#]/, 1);
  return `/${name.replaceAll(/^\/+|\/+$/g, "")}`;
};

/** Addresses without a route of their own, by path, with the path of the page that each leads to. */
export type AddressMap = Readonly<Record<string, string>>;

/** The addresses that a browser remembers. The oldest make room for new ones. */
const maximumAddresses = 500;

/** Adds addresses to a map. */
export function withAddresses(map: AddressMap, added: AddressMap): AddressMap {
  const others = Object.entries(map).filter(([path]) => !Object.hasOwn(added, path));
  return Object.fromEntries([...others, ...Object.entries(added)].slice(-maximumAddresses));
}

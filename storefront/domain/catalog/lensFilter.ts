import type { LensTypeNode } from "../product/configuration.ts";
import type { FacetCounts } from "./listSearch.ts";

/** Every attribute of contact lenses is named like this (docs/specification/products.md#product-6). */
const lensPrefix = "contactlens_";

/** Returns whether there are lenses in a list, so that it has a lens filter. */
export const hasLensFilter = (facets: readonly FacetCounts[]): boolean =>
  facets.some(({ code, options }) => code.startsWith(lensPrefix) && options.length > 0);

/**
 * Returns the facets of a list with the lens filter made of the configuration tree's lens types, in their order and
 * words (docs/specification/catalogue.md#list-12). Types without products are left out; what the tree does not name
 * comes last, as it was counted. What lies below a type is counted by what is chosen already.
 */
export function withLensTypes(
  facets: readonly FacetCounts[],
  types: readonly Omit<LensTypeNode, "options">[],
): readonly FacetCounts[] {
  return facets.map((facet) => {
    const own = types.filter(({ attributeCode }) => attributeCode === facet.code);
    const named = own.flatMap(({ id, label }) =>
      facet.options.filter((option) => option.id === id).map((option) => Object.assign({}, option, { label })),
    );
    const others = facet.options.filter(({ id }) => !own.some((type) => type.id === id));
    return { ...facet, options: [...named, ...others] };
  });
}

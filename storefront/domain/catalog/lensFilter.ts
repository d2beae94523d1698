import type { LensTypeNode } from "../product/configuration.ts";
import type { FacetCounts } from "./listSearch.ts";

/** Prefix of every attribute of contact lenses (docs/specification/products.md#product-6). */
const lensPrefix = "contactlens_";

/** Returns whether a list contains contact lenses, so that it has a lens filter. */
export const hasLensFilter = (facets: readonly FacetCounts[]): boolean =>
  facets.some(({ code, options }) => code.startsWith(lensPrefix) && options.length > 0);

/**
 * Returns the facets of a list with the options of the lens filter in the order and wording of the configuration tree
 * (docs/specification/catalogue.md#list-12). Types without products are left out. Options that the tree does not
 * contain come last, with the label that was counted.
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

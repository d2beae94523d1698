import type { Frame } from "../product/product.ts";
import type { ListFilter, ListSearch } from "./listSearch.ts";
import type { ProductSummary } from "../product/productSummary.ts";

/** Maximum number of results; more than the products that share shape, rim, material and the three marked measures. */
const maxResults = 24;

const exactly = (code: string, millimetres: number): ListFilter => ({
  code,
  perVariant: true,
  range: { from: millimetres, to: millimetres },
});

const oneOf = (code: string, option: string): ListFilter => ({ code, perVariant: false, options: [option] });

/** Returns the search for the products that may have a variant with this frame. */
export const frameSearch = ({ shape, rim, material, lensWidth, bridge, temple }: Frame): ListSearch => ({
  categoryIds: null,
  text: null,
  filters: [
    oneOf("shape", shape),
    oneOf("rim", rim),
    oneOf("material", material),
    exactly("width", lensWidth),
    exactly("bridge", bridge),
    exactly("length", temple),
  ],
  facets: [],
  order: null,
  start: 0,
  size: maxResults,
});

/** Returns whether one of the products is available in the frame's finish and, for sunglasses, its tint. */
export const hasLookOf = (products: readonly ProductSummary[], { finish, tint }: Frame): boolean =>
  products.some(({ frame, looks }) =>
    [...looks, ...(frame ? [frame] : [])].some((look) => look.finish === finish && look.tint === tint),
  );

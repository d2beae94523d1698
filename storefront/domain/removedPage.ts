/** What the staff can remove for good, with its page: a product by its sku, an article by its id, a text page by its identifier. */
export const removableKinds = ["product", "article", "page"] as const;
export type RemovableKind = (typeof removableKinds)[number];

/** A page by what it shows. */
export interface RemovablePage {
  readonly kind: RemovableKind;
  /** The sku, the id or the identifier. */
  readonly code: string;
}

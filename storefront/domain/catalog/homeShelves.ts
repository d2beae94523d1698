import type { ProductSummary } from "../product/productSummary.ts";
import type { ListFlag } from "./listSearch.ts";

/** The lists that the home page loads with its first view. */
export const firstHomeLists = ["promoteOnHomePage", "newProduct", "bestseller"] as const satisfies readonly ListFlag[];

/** The lists further down the home page, in their order. They are loaded when the shopper comes near them. */
export const laterHomeLists = [
  "promotion",
  "superPromotion",
  "ownProduct",
  "promoteOnCategoryPage",
] as const satisfies readonly ListFlag[];

/** A category with the rule that decides which products can picture it. */
export type PicturedCategory = readonly [categoryId: number, fits: (product: ProductSummary) => boolean];

/** The products at the top of the home page. */
export interface HomeTop {
  /** The frame of the hero. */
  readonly hero: ProductSummary | undefined;
  /** The product that pictures each main category, by the category's id. */
  readonly pictured: ReadonlyMap<number, ProductSummary>;
  /** The first shelf. */
  readonly firstShelf: readonly ProductSummary[];
}

/**
 * Chooses the products above the second shelf, so that each model is shown once (docs/specification/catalogue.md#list-48).
 * The hero shows the first bestseller among the promoted frames, or the first frame. Categories prefer promoted products
 * to new ones. If all products of a category are shown already, it repeats one instead of having no picture.
 */
export function chooseHomeTop(
  { promoted, newest }: Readonly<Record<"promoted" | "newest", readonly ProductSummary[]>>,
  categories: readonly PicturedCategory[],
): HomeTop {
  const frames = promoted.filter(({ kind }) => kind === "prescription-glasses");
  const hero = frames.find(({ isBestseller }) => isBestseller) ?? frames[0];
  const shown = new Set(hero && [hero.parentSku]);
  const candidates = [...promoted, ...newest];
  const pictured = new Map<number, ProductSummary>();
  for (const [categoryId, fits] of categories) {
    const fitting = candidates.filter(fits);
    const product = fitting.find(({ parentSku }) => !shown.has(parentSku)) ?? fitting[0];
    if (!product) continue;
    shown.add(product.parentSku);
    pictured.set(categoryId, product);
  }
  return { hero, pictured, firstShelf: newest.filter(({ parentSku }) => !shown.has(parentSku)) };
}

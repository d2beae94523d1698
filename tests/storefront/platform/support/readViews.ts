import { configuration } from "#configuration/index.ts";
import { type CatalogueView, createCatalogue } from "#platform/catalog/catalogue.ts";
import type { ListedProduct, ListedVariant } from "#platform/catalog/listedProduct.ts";
import { readProductIds } from "#platform/catalog/readProducts.ts";
import { type LeftOf, readStock } from "#platform/catalog/readStock.ts";
import type { TestPlatform } from "./openTestPlatform.ts";

/** A store view with all that it sells. */
export interface WholeView extends CatalogueView {
  readonly products: readonly ListedProduct[];
  /** By their ids. */
  readonly variants: ReadonlyMap<number, ListedVariant>;
}

/** A product of a view, by its sku. */
export function listedIn(view: WholeView, sku: string) {
  const listed = view.products.find(({ product }) => product.sku === sku);
  if (!listed) throw new Error(`${sku} is not sold.`);
  return listed;
}

/** The catalogue of both stores, and what is left of everything in it. */
export async function readViews({ database }: Pick<TestPlatform, "database">): Promise<{
  readonly polish: WholeView;
  readonly german: WholeView;
  readonly leftOf: LeftOf;
}> {
  const catalogue = createCatalogue();
  const viewOf = (code: string) => {
    const store = configuration.storeViews.find((each) => each.code === code);
    if (!store) throw new Error(`There is no store view ${code}.`);
    return database.read(async (session): Promise<WholeView> => {
      const view = await catalogue(session, store);
      const products = [...(await view.goods.products(session, await readProductIds(session))).values()];
      const ids = products.flatMap(({ listings }) => listings.map(({ variant }) => variant.id));
      return { ...view, products, variants: await view.goods.variants(session, ids) };
    });
  };
  const [polish, german] = [await viewOf("pl"), await viewOf("de")];
  const leftOf = await database.read((session) => readStock(session, [...polish.variants.keys()]));
  return { polish, german, leftOf };
}

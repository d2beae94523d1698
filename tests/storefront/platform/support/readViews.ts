import { configuration } from "#configuration/index.ts";
import { type CatalogueView, createCatalogue } from "#platform/catalog/catalogue.ts";
import type { ListedProduct, ListedVariant } from "#platform/catalog/listedProduct.ts";
import { readProductIds } from "#platform/catalog/readProducts.ts";
import { type StockOf, readStock } from "#platform/catalog/readStock.ts";
import type { TestPlatform } from "./openTestPlatform.ts";

/** A store view with all its products. */
export interface WholeView extends CatalogueView {
  readonly products: readonly ListedProduct[];
  /** Variants by id. */
  readonly variants: ReadonlyMap<number, ListedVariant>;
}

/** Returns a product of a store view by its sku. */
export function listedIn(view: WholeView, sku: string) {
  const listed = view.products.find(({ product }) => product.sku === sku);
  if (!listed) throw new Error(`${sku} is not sold.`);
  return listed;
}

/** Returns the catalogues of both store views, and the stock of all their variants. */
export async function readViews({ database }: Pick<TestPlatform, "database">): Promise<{
  readonly polish: WholeView;
  readonly german: WholeView;
  readonly stockOf: StockOf;
}> {
  const catalogue = createCatalogue();
  const viewOf = (code: string) => {
    const store = configuration.storeViews.find((each) => each.code === code);
    if (!store) throw new Error(`There is no store view ${code}.`);
    return database.read(async (session): Promise<WholeView> => {
      const view = await catalogue(session, store);
      const products = [...(await view.goods.byId(session, await readProductIds(session))).values()];
      const ids = products.flatMap(({ listings }) => listings.map(({ variant }) => variant.id));
      return { ...view, products, variants: await view.goods.variantsById(session, ids) };
    });
  };
  const [polish, german] = [await viewOf("pl"), await viewOf("de")];
  const stockOf = await database.read((session) => readStock(session, [...polish.variants.keys()]));
  return { polish, german, stockOf };
}

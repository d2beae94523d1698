import { configuration } from "#configuration/index.ts";
import { type CatalogueView, createCatalogue } from "#platform/catalog/catalogue.ts";
import { type LeftOf, readStock } from "#platform/catalog/readStock.ts";
import type { TestPlatform } from "./openTestPlatform.ts";

/** A product of a view, by its sku. */
export function listedIn(view: CatalogueView, sku: string) {
  const listed = view.products.find(({ product }) => product.sku === sku);
  if (!listed) throw new Error(`${sku} is not sold.`);
  return listed;
}

/** The catalogue of both stores, and what is left of everything in it. */
export async function readViews({ database }: Pick<TestPlatform, "database">): Promise<{
  readonly polish: CatalogueView;
  readonly german: CatalogueView;
  readonly leftOf: LeftOf;
}> {
  const catalogue = createCatalogue();
  const viewOf = (code: string) => {
    const store = configuration.storeViews.find((each) => each.code === code);
    if (!store) throw new Error(`There is no store view ${code}.`);
    return database.read((session) => catalogue(session, store));
  };
  const [polish, german] = [await viewOf("pl"), await viewOf("de")];
  const leftOf = await database.read((session) => readStock(session, [...polish.variants.keys()]));
  return { polish, german, leftOf };
}

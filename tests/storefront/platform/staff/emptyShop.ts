import { afterAll } from "vitest";
import { fillDatabase } from "#platform/runtime/fillDatabase.ts";
import { openEmptyDatabase } from "../support/emptyDatabase.ts";
import { platformOn, type TestPlatform } from "../support/openTestPlatform.ts";

/** Opens a shop without a catalogue, and closes it after the last test of the file. */
export async function openEmptyShop(): Promise<TestPlatform> {
  const connection = await openEmptyDatabase();
  const shop = platformOn(connection, await fillDatabase(connection, null, () => {}));
  afterAll(() => shop.close());
  return shop;
}

export interface Hit {
  readonly _source: Readonly<Record<string, unknown>>;
}

/** Returns all documents of an entity in a store view. */
export async function documentsOf({ get }: TestPlatform, store: string, entity: string) {
  const { json } = await get(`vsbridge/catalog/vue_storefront_catalog_${store}/${entity}/_search?size=100`);
  const first = json as unknown as { readonly hits: { readonly total: { readonly value: number } } };
  const documents: Hit["_source"][] = [];
  for (let from = 0; from < first.hits.total.value; from += 100) {
    const page = await get(
      `vsbridge/catalog/vue_storefront_catalog_${store}/${entity}/_search?size=100&from=${from}&sort=id:asc`,
    );
    documents.push(
      ...(page.json as unknown as { readonly hits: { readonly hits: readonly Hit[] } }).hits.hits.map(
        ({ _source }) => _source,
      ),
    );
  }
  return documents;
}

export const entities = ["product", "category", "attribute"] as const;

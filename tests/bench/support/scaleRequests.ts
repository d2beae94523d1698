import { createClient } from "#client/createClient.ts";
import { configuration } from "#configuration/index.ts";
import { filters } from "#configuration/filters.ts";
import { catalog } from "#configuration/catalog.ts";
import { search as textRules } from "#configuration/search.ts";
import { endpoints } from "#contract/endpoints.ts";
import { toWireListQuery } from "#contract/catalog/list.ts";
import { toWireSearchQuery } from "#contract/catalog/search.ts";
import { priceRangeId, pricedIn } from "#domain/catalog/facetSetting.ts";
import { idsBelow } from "#domain/catalog/category.ts";
import type { ListAddress } from "#domain/catalog/listAddress.ts";
import { type ListSearch, listSearchOf } from "#domain/catalog/listSearch.ts";
import { allFrames } from "#demo/products/index.ts";

type Store = "pl" | "de";

/** A kind of request that is repeated with different parameters. */
export interface RequestKind {
  readonly kind: string;
  readonly create: (store: Store, index: number) => Request;
}

const rules = {
  ...textRules,
  listOutOfStockProducts: catalog.listOutOfStockProducts,
  maximumQuerySize: filters.maximumQuerySize,
  variantAttributes: ["color", "width"],
};
const prescription = catalog.promotedCategoryIds.prescription;
const everything: ListAddress = { chosen: {}, sort: null, page: 1, text: null };
const shapes = ["panto", "round", "cat-eye", "rectangle", "square", "aviator"];
const settings = pricedIn(filters, "PLN");
const priceIds = settings.priceRanges.map(priceRangeId);

/** The frames that a load-test catalogue consists of. */
const models = allFrames.filter(({ powers }) => powers === undefined);

/** Returns a different frame for each request and each store. */
function modelAt(index: number, store: Store) {
  const frame = models[(index * 7 + (store === "pl" ? 0 : 3)) % models.length];
  if (!frame) throw new Error("The demo has no frames.");
  return frame;
}

/** Returns the requests of shoppers to the gateway and to pages of a shop. */
export async function requestKinds(origin: string): Promise<readonly RequestKind[]> {
  const [store] = configuration.storeViews;
  if (!store) throw new Error("There is no store view.");
  const categories = await createClient({ fetch, origin, store, requester: "browser" }).catalog.categories();
  const below = idsBelow(categories, { id: prescription });
  const request = (path: string, code: Store, query: Readonly<Record<string, string | undefined>>) => {
    const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
    return new Request(`${origin}${path.replace("{storeCode}", code)}?${new URLSearchParams(given)}`);
  };
  const list = (code: Store, search: ListSearch) =>
    request(endpoints.productList.path, code, toWireListQuery(search, rules));
  const page = (code: Store, address: Partial<ListAddress>, categoryIds: readonly number[] | null) =>
    list(code, listSearchOf({ ...everything, ...address }, { categoryIds, pageSize: catalog.pageSize }, settings));
  const skuAt = (index: number, code: Store) => `${modelAt(index, code).sku}-${2 + index}`;
  const nameAt = (index: number, code: Store) => modelAt(index, code).texts[code].name;

  return [
    { kind: "search", create: (code, index) => page(code, { text: `${nameAt(index, code)} 2` }, null) },
    { kind: "category", create: (code, index) => page(code, { page: index + 2 }, below) },
    {
      kind: "two filters",
      create: (code, index) =>
        page(
          code,
          {
            page: 1 + Math.floor(index / 6),
            chosen: { shape: [shapes[index % 6] ?? ""], price: [priceIds[1 + (index % 2)] ?? ""] },
          },
          below,
        ),
    },
    {
      kind: "suggestion",
      create: (code, index) =>
        list(code, {
          categoryIds: null,
          text: nameAt(index + 50, code).slice(0, 4),
          filters: [],
          facets: [],
          order: null,
          start: 0,
          size: 6,
        }),
    },
    {
      kind: "product by sku",
      create: (code, index) =>
        request(
          endpoints.productSearch.path,
          code,
          toWireSearchQuery({ filters: { sku: [skuAt(index, code)] }, size: 1 }),
        ),
    },
    {
      kind: "stock of a sku",
      create: (code, index) =>
        request(endpoints.stockCheck.path, code, { sku: skuAt(index + 20, code), storeCode: code }),
    },
    {
      kind: "page of a product",
      create: (code, index) => {
        const slug = `${modelAt(index + 40, code).texts[code].slug}-${42 + index}`;
        const prefix = code === "de" ? "/de" : "";
        return new Request(`${origin}${prefix}/p/${skuAt(index + 40, code)}/${slug}`);
      },
    },
  ];
}

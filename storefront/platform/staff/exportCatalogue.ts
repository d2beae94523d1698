import { asc, eq } from "drizzle-orm";
import { languages } from "#domain/store.ts";
import type { Session } from "../kernel/database/database.ts";
import { categories, categoryProducts } from "../catalog/tables/category.ts";
import { customerGroups } from "../customer/tables/customer.ts";
import {
  groupPrices,
  priceHistory,
  prices,
  products,
  productTexts,
  stock,
  variants,
} from "../catalog/tables/catalog.ts";
import { taxClasses } from "../catalog/tables/tax.ts";
import { toOptionRows } from "./ownOptionRow.ts";
import { type CatalogueRow, isRowType, rowStores } from "./catalogueRow.ts";

type StoredPrice = typeof prices.$inferSelect;
type StoredText = typeof productTexts.$inferSelect;

function priceOf({ amount, specialAmount, specialFrom, specialTo }: StoredPrice) {
  const special = specialAmount !== null && specialFrom;
  return {
    price: amount / 100,
    ...(special && {
      special: {
        price: specialAmount / 100,
        from: special.toISOString(),
        ...(specialTo && { to: specialTo.toISOString() }),
      },
    }),
  };
}

type StoredGroupPrice = Pick<typeof groupPrices.$inferSelect, "storeCode" | "amount"> & { readonly code: string };

/** Returns group prices by store view and group; an empty object if there are none. */
function groupPricesOf(stored: readonly StoredGroupPrice[]): Pick<CatalogueRow, "groupPrices"> {
  const entries = rowStores.flatMap((store) => {
    const inStore = stored.filter(({ storeCode }) => storeCode === store);
    return inStore.length > 0
      ? [[store, Object.fromEntries(inStore.map(({ code, amount }) => [code, amount / 100]))]]
      : [];
  });
  return entries.length > 0 ? { groupPrices: Object.fromEntries(entries) } : {};
}

type StoredHistory = typeof priceHistory.$inferSelect;

/** Returns past prices by store view, the oldest first; an empty object if there are none. */
function historyOf(stored: readonly StoredHistory[]): Pick<CatalogueRow, "priceHistory"> {
  const entries = rowStores.flatMap((store) => {
    const inStore = stored.filter(({ storeCode }) => storeCode === store);
    return inStore.length > 0
      ? [[store, inStore.map(({ validFrom, amount }) => ({ from: validFrom, price: amount / 100 }))]]
      : [];
  });
  return entries.length > 0 ? { priceHistory: Object.fromEntries(entries) } : {};
}

const inLanguages = (texts: readonly StoredText[], field: "name" | "slug" | "description") =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const value = texts.find(({ locale }) => locale === language)?.[field];
      return value ? [[language, value]] : [];
    }),
  );

/** Returns an object with a list, or without it if it is empty. */
const ifNotEmpty = <Name extends string, Value>(name: Name, values: Value[]) =>
  values.length > 0 ? ({ [name]: values } as { readonly [Key in Name]?: Value[] }) : {};

/** Returns one row for each variant. Sets are not included (`exportSets`). */
export async function exportCatalogue(session: Session): Promise<readonly CatalogueRow[]> {
  const found = await session
    .select({ product: products, variant: variants, taxClass: taxClasses.code, quantity: stock.quantity })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(taxClasses, eq(taxClasses.id, products.taxClassId))
    .leftJoin(stock, eq(stock.variantId, variants.id))
    .orderBy(asc(products.id), asc(variants.position), asc(variants.id));
  const texts = Map.groupBy(await session.select().from(productTexts), ({ productId }) => productId);
  const pricesByVariant = Map.groupBy(await session.select().from(prices), ({ variantId }) => variantId);
  const historyByVariant = Map.groupBy(
    await session.select().from(priceHistory).orderBy(asc(priceHistory.validFrom), asc(priceHistory.id)),
    ({ variantId }) => variantId,
  );
  const groupPricesByVariant = Map.groupBy(
    await session
      .select({
        variantId: groupPrices.variantId,
        storeCode: groupPrices.storeCode,
        amount: groupPrices.amount,
        code: customerGroups.code,
      })
      .from(groupPrices)
      .innerJoin(customerGroups, eq(customerGroups.id, groupPrices.customerGroupId))
      .orderBy(asc(customerGroups.id)),
    ({ variantId }) => variantId,
  );
  const placed = await session
    .select({ productId: categoryProducts.productId, code: categories.code })
    .from(categoryProducts)
    .innerJoin(categories, eq(categories.id, categoryProducts.categoryId))
    .orderBy(asc(categories.position));
  const categoriesByProduct = Map.groupBy(placed, ({ productId }) => productId);
  return found.flatMap(({ product, variant, taxClass, quantity }): CatalogueRow[] => {
    if (!isRowType(product.typeId)) return [];
    const variantPrices = pricesByVariant.get(variant.id) ?? [];
    const ownTexts = texts.get(product.id) ?? [];
    return [
      {
        product: product.sku,
        sku: variant.sku,
        type: product.typeId,
        status: product.status === 1 && variant.status === 1 ? 1 : 2,
        taxClass,
        ...ifNotEmpty(
          "categories",
          (categoriesByProduct.get(product.id) ?? []).map(({ code }) => code),
        ),
        ...ifNotEmpty("flags", [...product.flags]),
        createdAt: product.createdAt.toISOString(),
        stock: quantity ?? 0,
        name: inLanguages(ownTexts, "name"),
        slug: inLanguages(ownTexts, "slug"),
        description: inLanguages(ownTexts, "description"),
        prices: Object.fromEntries(
          rowStores.flatMap((store) => {
            const price = variantPrices.find(({ storeCode }) => storeCode === store);
            return price ? [[store, priceOf(price)]] : [];
          }),
        ),
        ...groupPricesOf(groupPricesByVariant.get(variant.id) ?? []),
        ...historyOf(historyByVariant.get(variant.id) ?? []),
        attributes: Object.fromEntries(
          Object.entries(product.attributes).map(([code, value]) => [
            code,
            typeof value === "object" ? [...value] : value,
          ]),
        ),
        variantAttributes: { ...variant.attributes },
        ...(product.ownOptions && { ownOptions: toOptionRows(product.ownOptions) }),
        ...(product.lensMatrix && { lensMatrix: [...product.lensMatrix] }),
        ...ifNotEmpty("gallery", [...variant.gallery]),
      },
    ];
  });
}

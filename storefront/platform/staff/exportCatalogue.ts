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
import { type CatalogueRow, isRowType } from "./catalogueRow.ts";

const stores = ["pl", "de"] as const;

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

/** By store view and group; nothing where every group pays what everybody does. */
function ofGroups(own: readonly StoredGroupPrice[]): Pick<CatalogueRow, "groupPrices"> {
  const told = stores.flatMap((store) => {
    const there = own.filter(({ storeCode }) => storeCode === store);
    return there.length > 0 ? [[store, Object.fromEntries(there.map(({ code, amount }) => [code, amount / 100]))]] : [];
  });
  return told.length > 0 ? { groupPrices: Object.fromEntries(told) } : {};
}

type StoredHistory = typeof priceHistory.$inferSelect;

/** By store view, the oldest first; nothing for a variant without a history. */
function historyOf(own: readonly StoredHistory[]): Pick<CatalogueRow, "priceHistory"> {
  const told = stores.flatMap((store) => {
    const there = own.filter(({ storeCode }) => storeCode === store);
    return there.length > 0
      ? [[store, there.map(({ validFrom, amount }) => ({ from: validFrom, price: amount / 100 }))]]
      : [];
  });
  return told.length > 0 ? { priceHistory: Object.fromEntries(told) } : {};
}

const inLanguages = (texts: readonly StoredText[], field: "name" | "slug" | "description") =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const own = texts.find(({ locale }) => locale === language)?.[field];
      return own ? [[language, own]] : [];
    }),
  );

/** A list that says something: an empty one would be one that changes nothing. */
const listed = <Name extends string, Value>(name: Name, values: Value[]) =>
  values.length > 0 ? ({ [name]: values } as { readonly [Key in Name]?: Value[] }) : {};

/** The products that are imported as rows: all but sets, which `exportSets` returns. */
export async function exportCatalogue(session: Session): Promise<readonly CatalogueRow[]> {
  const found = await session
    .select({ product: products, variant: variants, taxClass: taxClasses.code, quantity: stock.quantity })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(taxClasses, eq(taxClasses.id, products.taxClassId))
    .leftJoin(stock, eq(stock.variantId, variants.id))
    .orderBy(asc(products.id), asc(variants.position), asc(variants.id));
  const texts = Map.groupBy(await session.select().from(productTexts), ({ productId }) => productId);
  const priced = Map.groupBy(await session.select().from(prices), ({ variantId }) => variantId);
  const passed = Map.groupBy(
    await session.select().from(priceHistory).orderBy(asc(priceHistory.validFrom), asc(priceHistory.id)),
    ({ variantId }) => variantId,
  );
  const grouped = Map.groupBy(
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
  const shelves = Map.groupBy(placed, ({ productId }) => productId);
  return found.flatMap(({ product, variant, taxClass, quantity }): CatalogueRow[] => {
    if (!isRowType(product.typeId)) return [];
    const own = priced.get(variant.id) ?? [];
    const said = texts.get(product.id) ?? [];
    return [
      {
        product: product.sku,
        sku: variant.sku,
        type: product.typeId,
        status: product.status === 1 && variant.status === 1 ? 1 : 2,
        taxClass,
        ...listed(
          "categories",
          (shelves.get(product.id) ?? []).map(({ code }) => code),
        ),
        ...listed("flags", [...product.flags]),
        createdAt: product.createdAt.toISOString(),
        stock: quantity ?? 0,
        name: inLanguages(said, "name"),
        slug: inLanguages(said, "slug"),
        description: inLanguages(said, "description"),
        prices: Object.fromEntries(
          stores.flatMap((store) => {
            const price = own.find(({ storeCode }) => storeCode === store);
            return price ? [[store, priceOf(price)]] : [];
          }),
        ),
        ...ofGroups(grouped.get(variant.id) ?? []),
        ...historyOf(passed.get(variant.id) ?? []),
        attributes: Object.fromEntries(
          Object.entries(product.attributes).map(([code, value]) => [
            code,
            typeof value === "object" ? [...value] : value,
          ]),
        ),
        variantAttributes: { ...variant.attributes },
        ...(product.lensMatrix && { lensMatrix: [...product.lensMatrix] }),
        ...listed("gallery", [...variant.gallery]),
      },
    ];
  });
}

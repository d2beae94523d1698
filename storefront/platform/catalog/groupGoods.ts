import { and, eq } from "drizzle-orm";
import type { Session } from "../kernel/database/database.ts";
import { isOneOf, readRows } from "../kernel/database/queries/readRows.ts";
import { groupPrices } from "./tables/catalog.ts";
import type { Goods } from "./goods.ts";
import type { ListedPart, ListedProduct, ListedVariant, Listing } from "./listedProduct.ts";

export interface GroupInStore {
  readonly storeCode: string;
  readonly groupId: number;
}

/** What a group pays for a variant; undefined where it pays what everybody does. */
type AmountOf = (variantId: number) => number | undefined;

async function readAmounts(
  session: Session,
  { storeCode, groupId }: GroupInStore,
  variantIds: readonly number[],
): Promise<AmountOf> {
  if (variantIds.length === 0) return () => undefined;
  const ofGroup = and(eq(groupPrices.customerGroupId, groupId), eq(groupPrices.storeCode, storeCode));
  const rows = await readRows(session, groupPrices, and(ofGroup, isOneOf(groupPrices.variantId, variantIds)));
  const amounts = new Map(rows.map(({ variantId, amount }) => [variantId, amount]));
  return (variantId) => amounts.get(variantId);
}

function priced<Priced extends Listing>(listing: Priced, amountOf: AmountOf): Priced {
  const groupAmount = amountOf(listing.variant.id);
  return groupAmount === undefined ? listing : { ...listing, price: { ...listing.price, groupAmount } };
}

const pricedPart = ({ part, listed }: ListedPart, amountOf: AmountOf): ListedPart => ({
  part,
  listed: priced(listed, amountOf),
});

/**
 * What a store view sells, as customers of a group see it: with their prices, where they have any
 * (docs/specification/prices.md#price-10).
 */
export function groupGoods(goods: Goods, group: GroupInStore): Goods {
  async function ofGroup(session: Session, listed: ReadonlyMap<number, ListedProduct>) {
    const variantIds = [...listed.values()].flatMap(({ listings, parts }) =>
      [...listings, ...parts.map((part) => part.listed)].map(({ variant }) => variant.id),
    );
    const amountOf = await readAmounts(session, group, [...new Set(variantIds)]);
    return new Map(
      [...listed].map(([id, { listings, parts, ...rest }]): [number, ListedProduct] => [
        id,
        {
          ...rest,
          listings: listings.map((listing) => priced(listing, amountOf)),
          parts: parts.map((part) => pricedPart(part, amountOf)),
        },
      ]),
    );
  }
  return {
    ...goods,
    products: async (session, ids) => ofGroup(session, await goods.products(session, ids)),
    named: async (session, skus) => ofGroup(session, await goods.named(session, skus)),
    variants: async (session, ids) => {
      const found = await goods.variants(session, ids);
      const amountOf = await readAmounts(session, group, [...found.keys()]);
      return new Map([...found].map(([id, listed]): [number, ListedVariant] => [id, priced(listed, amountOf)]));
    },
  };
}

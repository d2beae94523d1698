import { asc, eq } from "drizzle-orm";
import type { CatalogueView } from "../catalog/catalogue.ts";
import { kindOf, type ListedVariant } from "../catalog/listedProduct.ts";
import type { Session } from "../kernel/database/database.ts";
import { cartItems } from "./tables/cart.ts";
import { wordIn } from "../stores/storeViews.ts";
import type { Labels } from "../catalog/tables/catalog.ts";
import { add, type Currency, type Money, zero } from "#domain/money.ts";
import type { ProductKind } from "#domain/product/product.ts";
import { askedAt } from "../catalog/priceNow.ts";
import { toWireAmount } from "#contract/wire/value.ts";
import type { WireLine } from "#contract/cart/cart.ts";
import { toWireProductOption } from "#contract/catalog/productOption.ts";
import { openOptions, placeInCart } from "../prescription/sealedOptions.ts";
import type { FieldCipher } from "../kernel/secrets/fieldCipher.ts";

export type CartItem = typeof cartItems.$inferSelect;

/** A line of a cart, with what the catalogue says of it. */
export interface Line {
  readonly item: CartItem;
  readonly listed: ListedVariant;
  /** The lenses that are made for it. */
  readonly lens: ListedVariant | null;
}

export const readItems = (session: Session, cartId: string): Promise<CartItem[]> =>
  session.select().from(cartItems).where(eq(cartItems.cartId, cartId)).orderBy(asc(cartItems.id));

/** The lines of a cart in the order in which they came. */
export async function readLines(session: Session, cartId: string, { goods }: CatalogueView): Promise<readonly Line[]> {
  const items = await readItems(session, cartId);
  const ids = items.flatMap(({ variantId, lensVariantId }) => [variantId, lensVariantId ?? variantId]);
  const variantIds = [...new Set(ids)];
  const variants = await goods.variants(session, variantIds);
  return items.flatMap((item) => {
    const listed = variants.get(item.variantId);
    const lens = item.lensVariantId === null ? null : variants.get(item.lensVariantId);
    return listed && lens !== undefined ? [{ item, listed, lens }] : [];
  });
}

const lensWord: Labels = { pl: "Szkła", de: "Gläser", en: "Lenses" };

/** What was chosen of a line, in the shopper's words. Nothing of what was typed. */
export function chosenOptions({ item, lens }: Line, { attributes, store }: CatalogueView) {
  const chosen = item.productOption.configurable.flatMap(({ optionId, optionValue }) => {
    const attribute = attributes.find(({ id }) => String(id) === optionId);
    const option = attribute?.options.find(({ value }) => value === optionValue);
    return attribute && option ? [{ label: attribute.label, value: option.label }] : [];
  });
  return lens ? [...chosen, { label: wordIn(lensWord, store.locale), value: lens.text.name }] : chosen;
}

/** What a line is made of, for one piece: the frame, and the lenses that are made for it. */
export interface LinePart {
  readonly kind: ProductKind | null;
  readonly price: Money;
}

export const partsOf = ({ listed, lens }: Pick<Line, "listed" | "lens">, currency: Currency, now: Date): LinePart[] =>
  [listed, ...(lens ? [lens] : [])].map((each) => ({ kind: kindOf(each), price: askedAt(each.price, currency, now) }));

/** What is asked for one piece of a line now. */
export const linePrice = (line: Pick<Line, "listed" | "lens">, currency: Currency, now: Date): Money =>
  partsOf(line, currency, now).reduce((sum, { price }) => add(sum, price), zero(currency));

/** A frame with its lenses is one finished thing, and taxed as the lenses are (docs/specification/law.md#law-11). */
export const taxClassOf = ({ listed, lens }: Pick<Line, "listed" | "lens">): number =>
  (lens ?? listed).product.taxClassId;

/** A line as `cart/pull` and `cart/update` answer it; the price is for one piece, gross. */
export const wireLine = (
  line: Line,
  currency: Currency,
  { fields, now }: { readonly fields: FieldCipher; readonly now: Date },
): WireLine & { readonly price: number } => {
  const {
    item,
    listed: { variant, product, text },
  } = line;
  const custom = openOptions(fields, item, placeInCart(item));
  return {
    item_id: item.id,
    sku: variant.sku,
    qty: item.quantity,
    name: text.name,
    price: toWireAmount(linePrice(line, currency, now)),
    product_type: product.typeId,
    quote_id: item.cartId,
    product_option: toWireProductOption({ ...item.productOption, custom }),
  };
};

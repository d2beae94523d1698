import { asc, eq } from "drizzle-orm";
import type { CatalogueView } from "../catalog/catalogue.ts";
import { kindOf, type ListedPart, type ListedProduct, type ListedVariant, partName } from "../catalog/listedProduct.ts";
import type { Session } from "../kernel/database/database.ts";
import type { InLanguages } from "../kernel/language.ts";
import { cartItems } from "./tables/cart.ts";
import { labelIn } from "../stores/storeViews.ts";
import type { StoreView } from "#domain/store.ts";
import { ownAnswerTexts, ownSurcharge } from "#domain/cart/ownOptions.ts";
import { ownOptionsOf } from "../catalog/ownOptions.ts";
import { add, type Money, multiply, zero } from "#domain/money.ts";
import type { ProductKind } from "#domain/product/product.ts";
import { priceAt } from "../catalog/storedPrice.ts";
import { toWireAmount } from "#contract/wire/value.ts";
import type { WireLine } from "#contract/cart/cart.ts";
import { toWireProductOption } from "#contract/catalog/productOption.ts";
import { type ChosenBundle, storedParts } from "./bundleLine.ts";
import { openOptions, placeInCart } from "../prescription/sealedOptions.ts";
import type { FieldCipher } from "../kernel/secrets/fieldCipher.ts";

export type CartItem = typeof cartItems.$inferSelect;

/** A line of a cart with its variant in the catalogue. */
export interface Line extends BoughtProduct {
  readonly item: CartItem;
}

/** What a line consists of. */
export interface BoughtProduct {
  /** The variant that is bought; of a bundle, its first chosen part. */
  readonly listed: ListedVariant;
  /** The lenses to be made for a frame; null for a line without prescription lenses. */
  readonly lens: ListedVariant | null;
  /** The bundle with its chosen parts; null for a single product. */
  readonly bundle: ChosenBundle | null;
}

/** Returns the product that a line is named after, with its text. */
export const soldProduct = ({ listed, bundle }: BoughtProduct): Pick<ListedVariant, "product" | "text"> =>
  bundle?.set ?? listed;

/** Returns the sku of a line: the variant's, or the bundle's. */
export const skuOf = ({ listed, bundle }: BoughtProduct): string => bundle?.set.product.sku ?? listed.variant.sku;

/** Returns the stored lines of a cart, oldest first. */
export const readItems = (session: Session, cartId: string): Promise<CartItem[]> =>
  session.select().from(cartItems).where(eq(cartItems.cartId, cartId)).orderBy(asc(cartItems.id));

/** Returns the lines of a cart, oldest first. Lines whose parts are no longer in the catalogue are left out. */
export async function readLines(session: Session, cartId: string, { goods }: CatalogueView): Promise<readonly Line[]> {
  const items = await readItems(session, cartId);
  const ids = items.flatMap(({ variantId, lensVariantId }) => [variantId, lensVariantId ?? variantId]);
  const variantIds = [...new Set(ids)];
  const variants = await goods.variantsById(session, variantIds);
  const sets = await goods.byId(session, [...new Set(items.flatMap(({ bundleId }) => bundleId ?? []))]);
  return items.flatMap((item) => {
    const listed = variants.get(item.variantId);
    const lens = item.lensVariantId === null ? null : variants.get(item.lensVariantId);
    const bundle = item.bundleId === null ? null : bundleOf(sets.get(item.bundleId), item);
    return listed && lens !== undefined && bundle !== undefined ? [{ item, listed, lens, bundle }] : [];
  });
}

/** Returns the bundle of a line; undefined if it, or one of the chosen parts, is no longer sold. */
function bundleOf(set: ListedProduct | undefined, { productOption }: CartItem): ChosenBundle | undefined {
  const parts = set && storedParts(set, productOption.bundle);
  return set && parts ? { set, parts } : undefined;
}

const lensWord: InLanguages<string> = { pl: "Szkła", de: "Gläser", en: "Lenses" };

/** What the answer to an option says that is a file. */
const fileWord: InLanguages<string> = { pl: "przesłany plik", de: "gesendete Datei", en: "file sent" };

/**
 * Returns the chosen options of a line in the language of the store view, with the answers to the product's own options and
 * without the other options that were typed.
 */
export function chosenOptions({ item, listed, lens, bundle }: Line, view: CatalogueView) {
  const { attributes, store } = view;
  if (bundle) return bundle.parts.map((part) => partOption(bundle.set, part, view));
  const chosen = item.productOption.configurable.flatMap(({ optionId, optionValue }) => {
    const attribute = attributes.find(({ id }) => String(id) === optionId);
    const option = attribute?.options.find(({ value }) => value === optionValue);
    return attribute && option ? [{ label: attribute.label, value: option.label }] : [];
  });
  const own = ownAnswerTexts(ownOptionsOf(listed, store), item.productOption.custom, labelIn(fileWord, store.locale));
  if (own.length > 0) return [...chosen, ...own];
  return lens ? [...chosen, { label: labelIn(lensWord, store.locale), value: lens.text.name }] : chosen;
}

/** Returns the option of a bundle with the name of the chosen part, and its pieces if there are several. */
function partOption({ options }: ListedProduct, { part, listed }: ListedPart, view: CatalogueView) {
  const option = options.find(({ id }) => id === part.optionId);
  const name = partName(listed, view);
  return {
    label: option ? labelIn(option.labels, view.store.locale) : "",
    value: part.quantity > 1 ? `${part.quantity} × ${name}` : name,
  };
}

/** A part of one piece of a line: the product itself, the lenses that are made for it, or a part of a bundle. */
export interface LinePart {
  readonly sku: string;
  readonly name: string;
  readonly kind: ProductKind | null;
  /** The pieces of the part in one piece of the line. */
  readonly quantity: number;
  /** The gross price of all these pieces. */
  readonly price: Money;
  /** The variant whose stock the part takes from; null for lenses, which are made. */
  readonly variantId: number | null;
}

/** The store view that a line is sold in. */
type Store = Pick<StoreView, "currency" | "locale">;

/** Returns the price of a product with what its own options add. */
function priceWithAnswers({ item, listed }: Pick<Line, "item" | "listed">, store: Store, now: Date): Money {
  const price = priceAt(listed.price, store.currency, now);
  return add(price, ownSurcharge(ownOptionsOf(listed, store), item.productOption.custom, price));
}

/** Returns the parts of one piece of a line at present prices, which sum up to the price of the line. */
export function partsOf(line: Line, store: Store, now: Date): LinePart[] {
  const { listed, lens, bundle } = line;
  const partOf = (each: ListedVariant, quantity: number, isStocked: boolean, price: Money): LinePart => ({
    sku: each.variant.sku,
    name: each.text.name,
    kind: kindOf(each),
    quantity,
    price: multiply(price, quantity),
    variantId: isStocked ? each.variant.id : null,
  });
  const priceOf = ({ price }: ListedVariant) => priceAt(price, store.currency, now);
  if (bundle) return bundle.parts.map((each) => partOf(each.listed, each.part.quantity, true, priceOf(each.listed)));
  const own = partOf(listed, 1, true, priceWithAnswers(line, store, now));
  return [own, ...(lens ? [partOf(lens, 1, false, priceOf(lens))] : [])];
}

/** Returns the kinds of all parts of a line, which coupons may be limited to. */
export const kindsOf = ({ listed, lens, bundle }: BoughtProduct): readonly (ProductKind | null)[] =>
  (bundle ? bundle.parts.map((each) => each.listed) : [listed, ...(lens ? [lens] : [])]).map(kindOf);

/** Returns the present gross price of one piece of a line. */
export const linePrice = (line: Line, store: Store, now: Date): Money =>
  partsOf(line, store, now).reduce((sum, { price }) => add(sum, price), zero(store.currency));

/**
 * Returns the tax class of a line. A frame with lenses is one product, taxed as its lenses
 * (docs/specification/law.md#law-11); a bundle is taxed by its own class.
 */
export const taxClassOf = ({ listed, lens, bundle }: BoughtProduct): number =>
  (bundle?.set ?? lens ?? listed).product.taxClassId;

/** Writes a line as `cart/pull` and `cart/update` return it. The price is for one piece, gross. */
export const wireLine = (
  line: Line,
  view: CatalogueView,
  { fields, now }: { readonly fields: FieldCipher; readonly now: Date },
): WireLine & { readonly price: number } => {
  const { item } = line;
  const { product, text } = soldProduct(line);
  const price = toWireAmount(linePrice(line, view.store, now));
  const custom = openOptions(fields, item, placeInCart(item));
  return {
    item_id: item.id,
    sku: skuOf(line),
    qty: item.quantity,
    name: text.name,
    price,
    price_incl_tax: price,
    options: chosenOptions(line, view),
    product_type: product.typeId,
    quote_id: item.cartId,
    product_option: toWireProductOption({ ...item.productOption, custom }),
  };
};

import { and, eq, ne } from "drizzle-orm";
import { cart as configured } from "#configuration/cart.ts";
import type { LineUpdate } from "#contract/cart/cart.ts";
import { noOption } from "#contract/catalog/productOption.ts";
import { refuseQuantity } from "#domain/cart/quantity.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import { isForSale } from "../catalog/listedProduct.ts";
import { readStock, type StockOf } from "../catalog/readStock.ts";
import type { Session } from "../kernel/database/database.ts";
import { cartItems, carts } from "./tables/cart.ts";
import { giveFilesToCart } from "../prescription/photos.ts";
import { placeInCart, sealOptions } from "../prescription/sealedOptions.ts";
import { refused, type Refused } from "../kernel/http/refused.ts";
import type { FieldCipher } from "../kernel/secrets/fieldCipher.ts";
import { isLineForSale, piecesOf, stockedParts } from "./bundleLine.ts";
import { checkOptions, type ResolvedProduct, resolveProduct } from "./checkLine.ts";
import type { OpenCart } from "./openCart.ts";
import { type CartItem, type Line, readItems, readLines } from "./lines.ts";

const { maximumLines } = configured;

/** The result of a change: the stored line that is replaced, null for a new line, and its quantity afterwards. */
interface Outcome {
  readonly item: CartItem | null;
  readonly quantity: number;
}

const isEqual = (item: CartItem, { listed, checksum }: ResolvedProduct) =>
  item.variantId === listed.variant.id && item.checksum === checksum;

/**
 * Returns the outcome of a request. With an item id, the quantity replaces that line's; without one, it is added to the
 * equal line (docs/specification/calls.md#call-21).
 */
function outcomeOf(
  items: readonly CartItem[],
  requested: LineUpdate,
  resolved: ResolvedProduct,
): Result<Outcome, Refused> {
  if (requested.itemId !== null) {
    const item = items.find(({ id }) => id === requested.itemId);
    return item ? ok({ item, quantity: requested.quantity }) : refused("CART_ITEM_UNKNOWN", "No cart item found.");
  }
  const item = items.find((each) => isEqual(each, resolved)) ?? null;
  return ok({ item, quantity: (item?.quantity ?? 0) + requested.quantity });
}

/** Returns a refusal when the stock does not suffice for all lines with the same parts together; null otherwise. */
function refuseStock(lines: readonly Line[], { item, quantity }: Outcome, resolved: ResolvedProduct, stockOf: StockOf) {
  const used = piecesOf(lines.filter((each) => each.item.id !== item?.id && !isEqual(each.item, resolved)));
  const isSold = isLineForSale(resolved);
  const refusals = stockedParts(resolved).map((part) => {
    const { id } = part.listed.variant;
    // In pieces of the line, each of which takes `part.quantity` pieces of the variant.
    const total = quantity + Math.ceil((used.get(id) ?? 0) / part.quantity);
    return refuseQuantity(total, isSold ? Math.floor(stockOf(id) / part.quantity) : 0);
  });
  const refusal = refusals.find((each) => each?.reason !== "too-many" && each) ?? refusals.find(Boolean);
  if (!refusal) return null;
  if (refusal.reason === "too-many") {
    const { available } = refusal;
    return refused("TOO_MANY", `Only ${available} available.`, { available }).error;
  }
  return refused("OUT_OF_STOCK", "This product is out of stock.").error;
}

/**
 * Returns the checksum that is stored. A prescription could be guessed from a plain hash, so the checksum of typed options
 * is keyed.
 */
const storedChecksum = (fields: FieldCipher, { checksum, productOption: { custom } }: ResolvedProduct) =>
  custom.length > 0 ? fields.fingerprint(checksum) : checksum;

/** When and with which keys a line is written. */
export interface UpdateParts {
  readonly fields: FieldCipher;
  readonly now: Date;
}

/**
 * Adds a line to a cart or changes it. A changed line that becomes equal to another one replaces it. A group is added as
 * the lines of its members, the first of which is returned.
 */
export async function updateLine(
  session: Session,
  open: OpenCart,
  requested: LineUpdate,
  parts: UpdateParts,
): Promise<Result<Line, Refused>> {
  const members = requested.itemId === null ? await readGroup(session, open.view, requested.sku) : null;
  if (!members) return updateOneLine(session, open, requested, parts);
  const before = await readItems(session, open.cart.id);
  let first: Line | null = null;
  for (const { listed, part } of members) {
    const { sku } = listed.variant;
    const member = { ...requested, sku, quantity: requested.quantity * part.quantity, productOption: noOption };
    const updated = await updateOneLine(session, open, member, parts);
    if (!updated.ok) {
      await restore(session, open.cart.id, before);
      return updated;
    }
    first ??= updated.value;
  }
  return first ? ok(first) : refused("OUT_OF_STOCK", "This product is out of stock.");
}

/** Restores the quantities of a cart after a member of a group was refused, so that all members are added or none. */
async function restore(session: Session, cartId: string, before: readonly CartItem[]): Promise<void> {
  const quantities = new Map(before.map(({ id, quantity }) => [id, quantity]));
  for (const { id } of await readItems(session, cartId)) {
    const quantity = quantities.get(id);
    const own = eq(cartItems.id, id);
    await (quantity === undefined
      ? session.delete(cartItems).where(own)
      : session.update(cartItems).set({ quantity }).where(own));
  }
}

/** Returns the members of a group that are for sale; null for a sku that is no group's. */
async function readGroup(session: Session, { goods }: OpenCart["view"], sku: string) {
  const products = [...(await goods.bySku(session, [sku])).values()];
  const group = products.find(({ product }) => product.sku === sku && product.typeId === "grouped");
  return group ? group.parts.filter(({ listed }) => isForSale(listed)) : null;
}

async function updateOneLine(
  session: Session,
  { cart, view }: OpenCart,
  requested: LineUpdate,
  { fields, now }: UpdateParts,
): Promise<Result<Line, Refused>> {
  const resolved = await resolveProduct(session, view, requested);
  if (!resolved.ok) return resolved;
  const { listed, bundle, productOption } = resolved.value;
  const options = await checkOptions(session, view, resolved.value, now);
  if (!options.ok) return options;
  const checksum = storedChecksum(fields, resolved.value);
  const stored = { ...resolved.value, checksum };
  const items = await readItems(session, cart.id);
  const lines = await readLines(session, cart.id, view);
  const outcome = outcomeOf(items, requested, stored);
  if (!outcome.ok) return outcome;
  const stockOf = await readStock(
    session,
    stockedParts(stored).map((part) => part.listed.variant.id),
  );
  const outOfStock = refuseStock(lines, outcome.value, stored, stockOf);
  if (outOfStock) return refuse(outOfStock);

  const { item, quantity } = outcome.value;
  if (!item && items.length >= maximumLines) {
    return refused("CART_FULL", `A cart holds at most ${maximumLines} lines.`, { available: maximumLines });
  }
  const { lens, needsOptician } = options.value;
  const place = { cartId: cart.id, variantId: listed.variant.id, checksum };
  const sealed = sealOptions(fields, productOption, placeInCart(place));
  const values = {
    ...place,
    ...sealed,
    bundleId: bundle?.set.product.id ?? null,
    lensVariantId: lens?.variant.id ?? null,
    needsOptician,
    quantity,
  };
  const written = item ? await replace(session, item, values) : await insert(session, values);
  await giveFilesToCart(session, { custom: productOption.custom, product: listed.product }, cart.id);
  await session.update(carts).set({ updatedAt: now }).where(eq(carts.id, cart.id));
  return ok({ item: written, listed, lens, bundle });
}

type Values = Omit<CartItem, "id">;

async function insert(session: Session, values: Values): Promise<CartItem> {
  const [written] = await session.insert(cartItems).values(values).returning();
  if (!written) throw new Error("The cart line was not written.");
  return written;
}

async function replace(session: Session, { id }: CartItem, values: Values): Promise<CartItem> {
  const isEqualLine = and(
    eq(cartItems.cartId, values.cartId),
    eq(cartItems.variantId, values.variantId),
    eq(cartItems.checksum, values.checksum),
    ne(cartItems.id, id),
  );
  await session.delete(cartItems).where(isEqualLine);
  const [written] = await session.update(cartItems).set(values).where(eq(cartItems.id, id)).returning();
  if (!written) throw new Error("The cart line was not written.");
  return written;
}

import { and, eq, ne } from "drizzle-orm";
import { cart as configured } from "#configuration/cart.ts";
import type { WantedLine } from "#contract/cart/cart.ts";
import { refuseQuantity } from "#domain/cart/quantity.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import { isForSale } from "../catalog/listedProduct.ts";
import { readStock } from "../catalog/readStock.ts";
import type { Session } from "../kernel/database/database.ts";
import { cartItems, carts } from "./tables/cart.ts";
import { placeInCart, sealOptions } from "../prescription/sealedOptions.ts";
import { refused, type Refused } from "../kernel/http/refused.ts";
import type { FieldCipher } from "../kernel/secrets/fieldCipher.ts";
import { checkOptions, type Resolved, resolveVariant } from "./checkLine.ts";
import type { OpenCart } from "./openCart.ts";
import { type CartItem, type Line, readItems } from "./lines.ts";

const { maximumLines } = configured;

/** What a line becomes: the one it is written to, and the quantity it then has. */
interface Outcome {
  readonly item: CartItem | null;
  readonly quantity: number;
}

const isEqual = (item: CartItem, { listed, checksum }: Resolved) =>
  item.variantId === listed.variant.id && item.checksum === checksum;

/**
 * With an id the quantity replaces that line's, without one it is added to the equal line
 * (docs/specification/calls.md#call-21).
 */
function outcomeOf(items: readonly CartItem[], wanted: WantedLine, resolved: Resolved): Result<Outcome, Refused> {
  if (wanted.itemId !== null) {
    const item = items.find(({ id }) => id === wanted.itemId);
    return item ? ok({ item, quantity: wanted.quantity }) : refused("CART_ITEM_UNKNOWN", "No cart item found.");
  }
  const item = items.find((each) => isEqual(each, resolved)) ?? null;
  return ok({ item, quantity: (item?.quantity ?? 0) + wanted.quantity });
}

/** All lines of a variant are taken from the same pile. */
function refuseStock(items: readonly CartItem[], { item, quantity }: Outcome, resolved: Resolved, left: number) {
  const others = items.filter(
    (each) => each.variantId === resolved.listed.variant.id && each.id !== item?.id && !isEqual(each, resolved),
  );
  const together = others.reduce((sum, each) => sum + each.quantity, quantity);
  const refusal = refuseQuantity(together, isForSale(resolved.listed) ? left : 0);
  if (!refusal) return null;
  if (refusal.reason === "too-many") {
    const { available } = refusal;
    return refused("TOO_MANY", `Only ${available} available.`, { available }).error;
  }
  return refused("OUT_OF_STOCK", "This product is out of stock.").error;
}

/** Prescriptions can be guessed from a plain hash, so lines with typed options are compared by a keyed one. */
const storedChecksum = (fields: FieldCipher, { checksum, productOption: { custom } }: Resolved) =>
  custom.length > 0 ? fields.fingerprint(checksum) : checksum;

/** Puts a line into a cart, or changes it. A line that becomes equal to another takes its place. */
export async function updateLine(
  session: Session,
  { cart, view }: OpenCart,
  wanted: WantedLine,
  { fields, now }: { readonly fields: FieldCipher; readonly now: Date },
): Promise<Result<Line, Refused>> {
  const resolved = await resolveVariant(session, view, wanted);
  if (!resolved.ok) return resolved;
  const { listed, productOption } = resolved.value;
  const options = await checkOptions(session, view, listed, productOption);
  if (!options.ok) return options;
  const checksum = storedChecksum(fields, resolved.value);
  const meant = { ...resolved.value, checksum };
  const items = await readItems(session, cart.id);
  const outcome = outcomeOf(items, wanted, meant);
  if (!outcome.ok) return outcome;
  const leftOf = await readStock(session, [listed.variant.id]);
  const outOfStock = refuseStock(items, outcome.value, meant, leftOf(listed.variant.id));
  if (outOfStock) return refuse(outOfStock);

  const { item, quantity } = outcome.value;
  if (!item && items.length >= maximumLines) {
    return refused("CART_FULL", `A cart holds at most ${maximumLines} lines.`, { available: maximumLines });
  }
  const { lens, needsOptician } = options.value;
  const place = { cartId: cart.id, variantId: listed.variant.id, checksum };
  const sealed = sealOptions(fields, productOption, placeInCart(place));
  const values = { ...place, ...sealed, lensVariantId: lens?.variant.id ?? null, needsOptician, quantity };
  const written = item ? await replace(session, item, values) : await insert(session, values);
  await session.update(carts).set({ updatedAt: now }).where(eq(carts.id, cart.id));
  return ok({ item: written, listed, lens });
}

type Values = Omit<CartItem, "id">;

async function insert(session: Session, values: Values): Promise<CartItem> {
  const [written] = await session.insert(cartItems).values(values).returning();
  if (!written) throw new Error("A line was not written.");
  return written;
}

async function replace(session: Session, { id }: CartItem, values: Values): Promise<CartItem> {
  const equalOnes = and(
    eq(cartItems.cartId, values.cartId),
    eq(cartItems.variantId, values.variantId),
    eq(cartItems.checksum, values.checksum),
    ne(cartItems.id, id),
  );
  await session.delete(cartItems).where(equalOnes);
  const [written] = await session.update(cartItems).set(values).where(eq(cartItems.id, id)).returning();
  if (!written) throw new Error("A line was not written.");
  return written;
}

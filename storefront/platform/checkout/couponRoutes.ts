import { kindsOf, readLines } from "../cart/lines.ts";
import type { CatalogParts, CatalogueView } from "../catalog/catalogue.ts";
import type { Session } from "../kernel/database/database.ts";
import { eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { normalizeCouponCode } from "#domain/coupon.ts";
import { ok, type Result } from "#domain/result.ts";
import { clientOf } from "../kernel/http/client.ts";
import { couponRefused, readCoupon } from "../coupon/coupons.ts";
import { visitorOf } from "../customer/callerOf.ts";
import { carts } from "../cart/tables/cart.ts";
import { type Claim, giveAllBack, takeAll } from "../kernel/limits/limits.ts";
import { refused, type Refused, tooManyTries } from "../kernel/http/refused.ts";
import { refusal } from "../kernel/http/answer.ts";
import { createCartCalls, type OpenCart, readCartReference } from "../cart/openCart.ts";
import { isExpired, readGiftCard } from "../giftCard/giftCards.ts";

/** Returns the kinds of the products in a cart, lenses for frames included. */
async function readKinds(session: Session, cartId: string, view: CatalogueView) {
  const lines = await readLines(session, cartId, view);
  return lines.flatMap((line) => kindsOf(line));
}

/** Redeems a gift card for a cart. Returns null if the code is not that of a gift card on which something is left. */
async function applyGiftCard(
  session: Session,
  { cart, view }: Pick<OpenCart, "cart" | "view">,
  code: string,
  now: Date,
): Promise<Result<true, Refused> | null> {
  const card = await readGiftCard(session, code, view.store.currency);
  if (!card) return null;
  if (isExpired(card, now)) return refused("GIFT_CARD_EXPIRED", `This gift card was valid until ${card.lastDay}.`);
  await session.update(carts).set({ giftCardCode: card.code, updatedAt: now }).where(eq(carts.id, cart.id));
  return ok(true);
}

/** Longer than any code. */
const maxCodeLength = 64;

/**
 * Returns the limits that an attempt counts towards. A limit by cart alone would be useless, since a guest can create any
 * number of carts.
 */
const claimsOf = (c: Context): readonly Claim[] => [
  ["couponPerCart", readCartReference(c).cartId],
  ["couponPerVisitor", visitorOf(c)],
  ["couponPerClient", clientOf(c)],
];

/** Creates the calls that apply a coupon to a cart and remove it. */
export function couponRoutes(parts: CatalogParts): Hono {
  const { clock, limits } = parts;
  const cartCall = createCartCalls(parts);
  return new Hono()
    .post("/apply-coupon", async (c) => {
      const code = normalizeCouponCode(c.req.query("coupon") ?? "");
      if (code === "" || code.length > maxCodeLength) {
        return refusal(c, refused("MALFORMED", "Parameter coupon is missing or invalid.").error);
      }
      const claims = claimsOf(c);
      // Counted before the code is checked, so that parallel guesses count too.
      const wait = await takeAll(limits, claims);
      if (wait !== null) return refusal(c, tooManyTries(wait).error);
      const answered = await cartCall.change(c, async (session, { cart, view }) => {
        const kinds = await readKinds(session, cart.id, view);
        const now = clock();
        const coupon = await readCoupon(session, code, { store: view.store, kinds, email: null, now });
        // A gift card is entered in the same field.
        if (!coupon.ok) {
          return (await applyGiftCard(session, { cart, view }, code, now)) ?? couponRefused(coupon.error);
        }
        await session.update(carts).set({ couponCode: coupon.value.code, updatedAt: now }).where(eq(carts.id, cart.id));
        return ok(true as const);
      });
      // Valid codes do not count, so that many shoppers behind one address can use theirs.
      if (answered.ok) await giveAllBack(limits, claims);
      return answered;
    })
    .post("/delete-coupon", (c) =>
      cartCall.change(c, async (session, { cart }) => {
        const code = normalizeCouponCode(c.req.query("coupon") ?? "");
        const removed = code !== "" && code === cart.giftCardCode ? { giftCardCode: null } : { couponCode: null };
        await session
          .update(carts)
          .set({ ...removed, updatedAt: clock() })
          .where(eq(carts.id, cart.id));
        return ok(true as const);
      }),
    );
}

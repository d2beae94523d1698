import { readLines } from "../cart/lines.ts";
import type { CatalogParts, CatalogueView } from "../catalog/catalogue.ts";
import { kindOf } from "../catalog/listedProduct.ts";
import type { Session } from "../kernel/database/database.ts";
import { eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { foldCode } from "#domain/coupon.ts";
import { ok } from "#domain/result.ts";
import { clientOf } from "../kernel/http/client.ts";
import { couponRefused, readCoupon } from "../coupon/coupons.ts";
import { visitorOf } from "../customer/callerOf.ts";
import { carts } from "../cart/tables/cart.ts";
import { type Claim, giveAllBack, takeAll } from "../kernel/limits/limits.ts";
import { refused, tooManyTries } from "../kernel/http/refused.ts";
import { refusal } from "../kernel/http/answer.ts";
import { cartCalls, cartNamed } from "../cart/openCart.ts";

/** The kinds of what lies in a cart. */
async function cartKinds(session: Session, cartId: string, view: CatalogueView) {
  const lines = await readLines(session, cartId, view);
  return lines.flatMap(({ listed, lens }) => [listed, ...(lens ? [lens] : [])].map(kindOf));
}

/** Longer than any code is. */
const longestCode = 64;

/** By whom guesses are counted: a guest gets a new cart by asking for one, so that the cart alone bounds nothing. */
const guessesOf = (c: Context): readonly Claim[] => [
  ["couponPerCart", cartNamed(c).cartId],
  ["couponPerVisitor", visitorOf(c)],
  ["couponPerClient", clientOf(c)],
];

export function couponRoutes(parts: CatalogParts): Hono {
  const { clock, limits } = parts;
  const cartCall = cartCalls(parts);
  return new Hono()
    .post("/apply-coupon", async (c) => {
      const code = foldCode(c.req.query("coupon") ?? "");
      if (code === "" || code.length > longestCode) {
        return refusal(c, refused("MALFORMED", "coupon is missing or not in its form.").error);
      }
      const guesses = guessesOf(c);
      // Counted before it is known to be wrong: many guesses at once are many guesses.
      const wait = await takeAll(limits, guesses);
      if (wait !== null) return refusal(c, tooManyTries(wait).error);
      const answered = await cartCall.change(c, async (session, { cart, view }) => {
        const kinds = await cartKinds(session, cart.id, view);
        const now = clock();
        const coupon = await readCoupon(session, code, { store: view.store, kinds, email: null, now });
        if (!coupon.ok) return couponRefused(coupon.error);
        await session.update(carts).set({ couponCode: coupon.value.code, updatedAt: now }).where(eq(carts.id, cart.id));
        return ok(true as const);
      });
      // A valid code is no guess, so many shoppers behind one address may use theirs.
      if (answered.ok) await giveAllBack(limits, guesses);
      return answered;
    })
    .post("/delete-coupon", (c) =>
      cartCall.change(c, async (session, { cart }) => {
        await session.update(carts).set({ couponCode: null, updatedAt: clock() }).where(eq(carts.id, cart.id));
        return ok(true as const);
      }),
    );
}

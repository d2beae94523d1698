import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { foldCode } from "#domain/coupon/coupon.ts";
import { ok } from "#domain/result.ts";
import { openCart } from "../cart/openCart.ts";
import { cartKinds } from "../coupon/cartKinds.ts";
import { couponRefused } from "../coupon/couponRefused.ts";
import { readCoupon } from "../coupon/readCoupon.ts";
import { carts } from "../database/schema/index.ts";
import type { RouteParts } from "../platformParts.ts";
import { refused, tooManyTries } from "../refused.ts";
import { answer, refusal } from "./answer.ts";
import { cartNamed } from "./cart.ts";

/** Longer than any code is. */
const longestCode = 64;

export function couponRoutes({ database, clock, limits, catalogue }: RouteParts): Hono {
  return new Hono()
    .post("/apply-coupon", async (c) => {
      const code = foldCode(c.req.query("coupon") ?? "");
      if (code === "" || code.length > longestCode) {
        return refusal(c, refused("MALFORMED", "coupon is missing or not in its form.").error);
      }
      const named = cartNamed(c);
      const wait = await limits.take("couponPerCart", named.cartId);
      if (wait !== null) return refusal(c, tooManyTries(wait).error);
      const result = await database.write(async (session) => {
        const open = await openCart(session, catalogue, named, "lock");
        if (!open.ok) return open;
        const { cart, view } = open.value;
        const kinds = await cartKinds(session, cart.id, view);
        const now = clock();
        const coupon = await readCoupon(session, code, { store: view.store, kinds, email: null, now });
        if (!coupon.ok) return couponRefused(coupon.error);
        await session.update(carts).set({ couponCode: coupon.value.code, updatedAt: now }).where(eq(carts.id, cart.id));
        return ok(true as const);
      });
      return answer(c, result);
    })
    .post("/delete-coupon", async (c) => {
      const result = await database.write(async (session) => {
        const open = await openCart(session, catalogue, cartNamed(c), "lock");
        if (!open.ok) return open;
        await session
          .update(carts)
          .set({ couponCode: null, updatedAt: clock() })
          .where(eq(carts.id, open.value.cart.id));
        return ok(true as const);
      });
      return answer(c, result);
    });
}

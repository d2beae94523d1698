import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { deleteBody, updateBody } from "#contract/cart/cart.ts";
import { ok } from "#domain/result.ts";
import { cartCalls, createCart } from "../cart/openCart.ts";
import { readItems, readLines, wireLine } from "../cart/lines.ts";
import { updateLine } from "../cart/updateLine.ts";
import { cartTotals } from "./cartTotals.ts";
import { callerOf } from "../customer/callerOf.ts";
import { cartItems, carts } from "../cart/tables/cart.ts";
import type { CatalogParts } from "../catalog/catalogue.ts";
import { refused } from "../kernel/http/refused.ts";
import { storeViewOf } from "../stores/storeViews.ts";
import { readBody, refusal, successWithResultCode } from "../kernel/http/answer.ts";

export function cartRoutes(parts: CatalogParts): Hono {
  const { database, clock, newId, catalogue, fields } = parts;
  const cartCall = cartCalls(parts);

  return new Hono()
    .post("/create", async (c) => {
      const store = storeViewOf(c.req.query("storeCode"));
      if (!store) return refusal(c, refused("ENOTFOUND", "There is no such store view.").error);
      const caller = await callerOf(c, parts);
      if (!caller.ok) return refusal(c, caller.error);
      // Asked for as a guest, also somebody who is logged in gets a cart that is nobody's
      // (docs/specification/calls.md#call-20).
      const isGuest = c.req.query("guest") === "true";
      const guest = { kind: "guest", visitorId: caller.value.visitorId, customerId: null } as const;
      const wanted = {
        store,
        caller: isGuest ? guest : caller.value,
        guestCartId: c.req.query("cartId") || null,
        id: newId(),
        fields,
        now: clock(),
      };
      return successWithResultCode(c, await database.write((session) => createCart(session, catalogue, wanted)));
    })
    .get("/pull", (c) =>
      cartCall.look(c, async (session, { cart, view }) => {
        const lines = await readLines(session, cart.id, view);
        return ok(lines.map((line) => wireLine(line, view.store.currency, { fields, now: clock() })));
      }),
    )
    .get("/totals", (c) => cartCall.look(c, async (session, open) => ok(await cartTotals(session, open, clock()))))
    .post("/update", async (c) => {
      const body = await readBody(c, updateBody);
      if (!body.ok) return refusal(c, body.error);
      const wanted = body.value.cartItem;
      return cartCall.change(
        c,
        async (session, open) => {
          const at = { fields, now: clock() };
          const line = await updateLine(session, open, wanted, at);
          return line.ok ? ok(wireLine(line.value, open.view.store.currency, at)) : line;
        },
        wanted.cartId,
      );
    })
    .post("/delete", async (c) => {
      const body = await readBody(c, deleteBody);
      if (!body.ok) return refusal(c, body.error);
      const { itemId, cartId } = body.value.cartItem;
      return cartCall.change(
        c,
        async (session, { cart }) => {
          const ofCart = await readItems(session, cart.id);
          // A line that is gone is deleted, however often somebody says so.
          if (ofCart.some(({ id }) => id === itemId)) {
            await session.delete(cartItems).where(eq(cartItems.id, itemId));
            await session.update(carts).set({ updatedAt: clock() }).where(eq(carts.id, cart.id));
          }
          return ok(true as const);
        },
        cartId,
      );
    });
}

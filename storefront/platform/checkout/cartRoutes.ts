import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { deleteBody, updateBody } from "#contract/cart/cart.ts";
import { ok } from "#domain/result.ts";
import { createCartCalls, createCart } from "../cart/openCart.ts";
import { readItems, readLines, wireLine } from "../cart/lines.ts";
import { updateLine } from "../cart/updateLine.ts";
import { readCartTotals } from "./cartTotals.ts";
import { callerOf, visitorOf } from "../customer/callerOf.ts";
import { findOwnCart } from "../customer/visitorCarts.ts";
import { cartItems, carts } from "../cart/tables/cart.ts";
import type { CatalogParts } from "../catalog/catalogue.ts";
import { refused } from "../kernel/http/refused.ts";
import { storeViewOf } from "../stores/storeViews.ts";
import { readBody, refusal, success, successWithResultCode } from "../kernel/http/answer.ts";

/** Creates the calls that create a cart, read it and change its lines. */
export function cartRoutes(parts: CatalogParts): Hono {
  const { database, clock, newId, catalogue, fields } = parts;
  const cartCall = createCartCalls(parts);

  return new Hono()
    .post("/create", async (c) => {
      const store = storeViewOf(c.req.query("storeCode"));
      if (!store) return refusal(c, refused("ENOTFOUND", "There is no such store view.").error);
      const caller = await callerOf(c, parts);
      if (!caller.ok) return refusal(c, caller.error);
      // With `guest=true`, even a customer who is logged in gets a cart without an owner
      // (docs/specification/calls.md#call-20).
      const isGuest = c.req.query("guest") === "true";
      const guest = { kind: "guest", visitorId: caller.value.visitorId, customerId: null } as const;
      const newCart = {
        store,
        caller: isGuest ? guest : caller.value,
        guestCartId: c.req.query("cartId") || null,
        id: newId(),
        fields,
        now: clock(),
      };
      return successWithResultCode(c, await database.write((session) => createCart(session, catalogue, newCart)));
    })
    .get("/resume", async (c) => {
      const store = storeViewOf(c.req.query("storeCode"));
      if (!store) return refusal(c, refused("ENOTFOUND", "There is no such store view.").error);
      const caller = await callerOf(c, parts);
      if (!caller.ok) return refusal(c, caller.error);
      // Only the gate's header identifies a browser here: the id of a cart in the query does not.
      const owner = { ...caller.value, visitorId: visitorOf(c) };
      return success(c, await database.read((session) => findOwnCart(session, owner, store)));
    })
    .get("/pull", (c) =>
      cartCall.read(c, async (session, { cart, view }) => {
        const lines = await readLines(session, cart.id, view);
        return ok(lines.map((line) => wireLine(line, view, { fields, now: clock() })));
      }),
    )
    .get("/totals", (c) => cartCall.read(c, async (session, open) => ok(await readCartTotals(session, open, clock()))))
    .post("/update", async (c) => {
      const body = await readBody(c, updateBody);
      if (!body.ok) return refusal(c, body.error);
      const update = body.value.cartItem;
      return cartCall.change(
        c,
        async (session, open) => {
          const at = { fields, now: clock() };
          const line = await updateLine(session, open, update, at);
          return line.ok ? ok(wireLine(line.value, open.view, at)) : line;
        },
        update.cartId,
      );
    })
    .post("/delete", async (c) => {
      const body = await readBody(c, deleteBody);
      if (!body.ok) return refusal(c, body.error);
      const { itemId, cartId } = body.value.cartItem;
      return cartCall.change(
        c,
        async (session, { cart }) => {
          const items = await readItems(session, cart.id);
          // Deleting a line that does not exist succeeds, so that the call can be repeated.
          if (items.some(({ id }) => id === itemId)) {
            await session.delete(cartItems).where(eq(cartItems.id, itemId));
            await session.update(carts).set({ updatedAt: clock() }).where(eq(carts.id, cart.id));
          }
          return ok(true as const);
        },
        cartId,
      );
    });
}

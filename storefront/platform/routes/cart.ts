import { eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { deleteBody, updateBody } from "#contract/cart.ts";
import { ok, type Result } from "#domain/result.ts";
import { openCart, type OpenCart } from "../cart/openCart.ts";
import { readItems, readLines } from "../cart/readLines.ts";
import { updateLine } from "../cart/updateLine.ts";
import { wireLine } from "../cart/wireLine.ts";
import { cartTotals } from "../checkout/cartTotals.ts";
import type { Session } from "../database/database.ts";
import { cartItems, carts } from "../database/schema/index.ts";
import type { RouteParts } from "../platformParts.ts";
import { refused, type Refused } from "../refused.ts";
import { storeViewOf } from "../storeViews.ts";
import { answer, readBody, refusal, success } from "./answer.ts";

/** Which cart a call is about: the one of the address, which the body may repeat but not contradict. */
export function cartNamed(c: Context, bodyCartId: string | null = null) {
  const inAddress = c.req.query("cartId");
  const cartId = inAddress || bodyCartId || "";
  const isContradicted = Boolean(inAddress && bodyCartId && inAddress !== bodyCartId);
  return { cartId: isContradicted ? "" : cartId, storeCode: c.req.query("storeCode") };
}

type Named = ReturnType<typeof cartNamed>;

export function cartRoutes({ database, clock, newId, catalogue }: RouteParts): Hono {
  const read = <T>(named: Named, work: (session: Session, open: OpenCart) => Promise<T>): Promise<Result<T, Refused>> =>
    database.read(async (session) => {
      const open = await openCart(session, catalogue, named);
      return open.ok ? ok(await work(session, open.value)) : open;
    });

  return new Hono()
    .post("/create", async (c) => {
      const store = storeViewOf(c.req.query("storeCode"));
      if (!store) return refusal(c, refused("ENOTFOUND", "There is no such store view.").error);
      const id = newId();
      const now = clock();
      await database.write((session) =>
        session.insert(carts).values({ id, storeCode: store.code, createdAt: now, updatedAt: now }),
      );
      return success(c, id);
    })
    .get("/pull", async (c) =>
      answer(
        c,
        await read(cartNamed(c), async (session, { cart, view }) => {
          const lines = await readLines(session, cart.id, view);
          return lines.map((line) => wireLine(line, view.store.currency, clock()));
        }),
      ),
    )
    .get("/totals", async (c) =>
      answer(c, await read(cartNamed(c), (session, open) => cartTotals(session, open, clock()))),
    )
    .post("/update", async (c) => {
      const body = await readBody(c, updateBody);
      if (!body.ok) return refusal(c, body.error);
      const wanted = body.value.cartItem;
      const result = await database.write(async (session) => {
        const open = await openCart(session, catalogue, cartNamed(c, wanted.cartId), "lock");
        if (!open.ok) return open;
        const line = await updateLine(session, open.value, wanted, clock());
        return line.ok ? ok(wireLine(line.value, open.value.view.store.currency, clock())) : line;
      });
      return answer(c, result);
    })
    .post("/delete", async (c) => {
      const body = await readBody(c, deleteBody);
      if (!body.ok) return refusal(c, body.error);
      const { itemId, cartId } = body.value.cartItem;
      const result = await database.write(async (session) => {
        const open = await openCart(session, catalogue, cartNamed(c, cartId), "lock");
        if (!open.ok) return open;
        const ofCart = await readItems(session, open.value.cart.id);
        // A line that is gone is deleted, however often somebody says so.
        if (ofCart.some(({ id }) => id === itemId)) {
          await session.delete(cartItems).where(eq(cartItems.id, itemId));
          await session.update(carts).set({ updatedAt: clock() }).where(eq(carts.id, open.value.cart.id));
        }
        return ok(true as const);
      });
      return answer(c, result);
    });
}

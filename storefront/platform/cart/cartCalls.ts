import type { Context } from "hono";
import type { Result } from "#domain/result.ts";
import { openCart, type OpenCart } from "./openCart.ts";
import { callerOf } from "../customer/callerOf.ts";
import type { Session } from "../kernel/database/database.ts";
import type { CatalogParts } from "../catalog/catalogParts.ts";
import type { Refused } from "../kernel/http/refused.ts";
import { answer, refusal } from "../kernel/http/answer.ts";

/** Which cart a call is about: the one of the address, which the body may repeat but not contradict. */
export function cartNamed(c: Context, bodyCartId: string | null = null) {
  const inAddress = c.req.query("cartId");
  const cartId = inAddress || bodyCartId || "";
  const isContradicted = Boolean(inAddress && bodyCartId && inAddress !== bodyCartId);
  return { cartId: isContradicted ? "" : cartId, storeCode: c.req.query("storeCode") };
}

type Work<T> = (session: Session, open: OpenCart) => Promise<Result<T, Refused>>;

/** Calls about a cart: who makes them is found out first, then the cart is opened, and what the work says is answered. */
export function cartCalls(parts: CatalogParts) {
  const { database, catalogue } = parts;
  async function about<T>(c: Context, bodyCartId: string | null, lock: "read" | "lock", work: Work<T>) {
    const caller = await callerOf(c, parts);
    if (!caller.ok) return refusal(c, caller.error);
    const named = { ...cartNamed(c, bodyCartId), caller: caller.value };
    const open = async (session: Session) => {
      const opened = await openCart(session, catalogue, named, lock);
      return opened.ok ? work(session, opened.value) : opened;
    };
    return answer(c, await (lock === "lock" ? database.write(open) : database.read(open)));
  }
  return {
    look: <T>(c: Context, work: Work<T>) => about(c, null, "read", work),
    /** One transaction, in which nobody else changes this cart. */
    change: <T>(c: Context, work: Work<T>, bodyCartId: string | null = null) => about(c, bodyCartId, "lock", work),
  };
}

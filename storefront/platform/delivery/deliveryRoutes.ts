import { type Context, Hono } from "hono";
import { ok } from "#domain/result.ts";
import { openCart } from "../cart/openCart.ts";
import { readLines } from "../cart/lines.ts";
import { clientOf } from "../kernel/http/client.ts";
import { callerOf } from "../customer/callerOf.ts";
import { checkExpress } from "./checkExpress.ts";
import { type DeliveryParts, findPoints } from "./points.ts";
import { refused, tooManyTries } from "../kernel/http/refused.ts";
import { storeViewOf } from "../stores/storeViews.ts";
import { answer, refusal, success } from "../kernel/http/answer.ts";

const points = { usual: 20, most: 100 };
const longest = 80; // Signs of what somebody types.

const degrees = (text: string | undefined, most: number): number | null => {
  const value = text === undefined || text === "" ? Number.NaN : Number(text);
  return Number.isFinite(value) && Math.abs(value) <= most ? value : null;
};

/** The place that distances are counted from, where both of its degrees are given. */
function nearOf(c: Context) {
  const [latitude, longitude] = [degrees(c.req.query("lat"), 90), degrees(c.req.query("lng"), 180)];
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

const noStore = refused("ENOTFOUND", "There is no such store view.").error;

export function deliveryRoutes(parts: DeliveryParts): Hono {
  const { database, clock, limits, catalogue } = parts;
  return new Hono()
    .get("/points", async (c) => {
      const store = storeViewOf(c.req.query("storeCode"));
      if (!store) return refusal(c, noStore);
      const size = Number(c.req.query("size") ?? points.usual);
      const query = {
        country: store.country,
        words: (c.req.query("q") ?? "").slice(0, longest),
        near: nearOf(c),
        carrierCode: c.req.query("carrier") || null,
        size: Number.isInteger(size) && size > 0 ? Math.min(size, points.most) : points.usual,
      };
      return success(c, await database.read((session) => findPoints(session, query)));
    })
    .get("/xpress/check", async (c) => {
      const store = storeViewOf(c.req.query("storeCode"));
      if (!store) return refusal(c, noStore);
      const wait = await limits.take("expressPerClient", clientOf(c));
      if (wait !== null) return refusal(c, tooManyTries(wait).error);
      const caller = await callerOf(c, parts);
      if (!caller.ok) return refusal(c, caller.error);
      const cartId = c.req.query("cart");
      const question = {
        country: store.country,
        postcode: c.req.query("post_code") ?? "",
        ean: c.req.query("ean") || null,
        now: clock(),
      };
      const checked = await database.read(async (session) => {
        if (!cartId) return checkExpress(session, question);
        const open = await openCart(session, catalogue, { cartId, storeCode: store.code, caller: caller.value });
        if (!open.ok) return open;
        const lines = await readLines(session, open.value.cart.id, open.value.view);
        // What is made to somebody's measure takes its days.
        const isMade = lines.some(({ item }) => item.productOption.custom.length > 0);
        return isMade ? ok({ available: false }) : checkExpress(session, question);
      });
      return answer(c, checked);
    });
}

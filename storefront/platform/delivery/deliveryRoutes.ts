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

const pageSize = { default: 20, max: 100 };
/** In characters. */
const maxQueryLength = 80;

/** Reads an angle between `-max` and `max`; null when it is missing or invalid. */
const readDegrees = (text: string | undefined, max: number): number | null => {
  const value = text === undefined || text === "" ? Number.NaN : Number(text);
  return Number.isFinite(value) && Math.abs(value) <= max ? value : null;
};

/** Reads the position that distances are measured from; null unless latitude and longitude are both valid. */
function readPosition(c: Context) {
  const [latitude, longitude] = [readDegrees(c.req.query("lat"), 90), readDegrees(c.req.query("lng"), 180)];
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

const unknownStore = refused("ENOTFOUND", "There is no such store view.").error;

/** Creates the calls that find pickup points and check express delivery. */
export function deliveryRoutes(parts: DeliveryParts): Hono {
  const { database, clock, limits, catalogue } = parts;
  return new Hono()
    .get("/points", async (c) => {
      const store = storeViewOf(c.req.query("storeCode"));
      if (!store) return refusal(c, unknownStore);
      const size = Number(c.req.query("size") ?? pageSize.default);
      const query = {
        country: c.req.query("country") || store.country,
        words: (c.req.query("q") ?? "").slice(0, maxQueryLength),
        near: readPosition(c),
        carrierCode: c.req.query("carrier") || null,
        size: Number.isInteger(size) && size > 0 ? Math.min(size, pageSize.max) : pageSize.default,
      };
      return success(c, await database.read((session) => findPoints(session, query)));
    })
    .get("/xpress/check", async (c) => {
      const store = storeViewOf(c.req.query("storeCode"));
      if (!store) return refusal(c, unknownStore);
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
        // Products that are made to a prescription take days, so express is not possible.
        const isMadeToOrder = lines.some(({ item }) => item.productOption.custom.length > 0);
        return isMadeToOrder ? ok({ available: false }) : checkExpress(session, question);
      });
      return answer(c, checked);
    });
}

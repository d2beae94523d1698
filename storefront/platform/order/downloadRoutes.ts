import { type Context, Hono } from "hono";
import { callerOf } from "../customer/callerOf.ts";
import { refusal, success } from "../kernel/http/answer.ts";
import { type NamedOrder, readDownload } from "./downloads.ts";
import type { OrderParts } from "./orderParts.ts";
import { createStatusLinks } from "./statusLinks.ts";

/** Creates the call that opens a paid download to the shopper who ordered it, and to holders of a link to the order. */
export function downloadRoutes(parts: OrderParts): Hono {
  const links = createStatusLinks(parts.settings.secret);
  const answer = async (c: Context, order: NamedOrder, itemId: string) => {
    const found = await parts.database.read((session) => readDownload(session, links, order, itemId));
    return found.ok ? success(c, found.value) : refusal(c, found.error);
  };
  return new Hono().get("/download", async (c) => {
    const { item_id: itemId = "", order_id: number = "", status_token: token } = c.req.query();
    // Holders of the link may be logged in, or have a login that has expired: the link alone counts.
    if (token !== undefined) return answer(c, { token }, itemId);
    const caller = await callerOf(c, parts);
    return caller.ok ? answer(c, { number, caller: caller.value }, itemId) : refusal(c, caller.error);
  });
}

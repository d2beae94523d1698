import { Hono } from "hono";
import { success, refusal } from "../kernel/http/answer.ts";
import { refused } from "../kernel/http/refused.ts";
import type { OrderParts } from "./orderParts.ts";
import { readInvoice } from "./readInvoice.ts";
import { createStatusLinks } from "./statusLinks.ts";

/** Creates the call that shows the invoice of an order to holders of a link to its status page. */
export function invoiceRoutes({ database, settings }: OrderParts): Hono {
  const links = createStatusLinks(settings.secret);
  return new Hono().get("/invoice", async (c) => {
    const token = c.req.query("status_token") ?? "";
    const invoice = await database.read((session) => readInvoice(session, links, token));
    return invoice ? success(c, invoice) : refusal(c, refused("ENOTFOUND", "There is no such invoice.").error);
  });
}

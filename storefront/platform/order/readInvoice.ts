import { eq } from "drizzle-orm";
import type { WireOrderDetails } from "#contract/order/orderDetails.ts";
import { maskEmail } from "#domain/customer/mailbox.ts";
import { invoicedAt } from "#domain/order/invoice.ts";
import type { Session } from "../kernel/database/database.ts";
import { readCorrections, toWireCorrections } from "./corrections.ts";
import { readItems } from "./orderItems.ts";
import { wireDetails, wireLine } from "./readOrder.ts";
import { readSteps } from "./statusHistory.ts";
import type { StatusLinks } from "./statusLinks.ts";
import { orders } from "./tables/order.ts";

/**
 * Returns what the invoice of an order states, by the token of a link to its status page; null for a wrong token and for an
 * order without an invoice. Links are passed on, so everything else is left out: what was typed for a line, such as a
 * prescription, the place of delivery, the telephone, and the e-mail address except its first letter.
 */
export async function readInvoice(
  session: Session,
  links: StatusLinks,
  token: string,
): Promise<WireOrderDetails | null> {
  const link = links.readToken(token);
  const [order] = link ? await session.select().from(orders).where(eq(orders.id, link.orderId)) : [];
  if (!link || !order || !links.isHashOf(order, link.hash)) return null;
  const steps = await readSteps(session, order.id);
  const issuedAt = invoicedAt(steps);
  if (!issuedAt) return null;
  const items = (await readItems(session, order.id)).map((item) => wireLine(item, order));
  const address = { ...order.billingAddress, phone: "" };
  const named = { ...order, email: maskEmail(order.email), shippingAddress: address, billingAddress: address };
  const corrections = toWireCorrections(await readCorrections(session, order, steps));
  return { ...wireDetails({ ...named, confirmBy: null, pickupPoint: null }, items, issuedAt), corrections };
}

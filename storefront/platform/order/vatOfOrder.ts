import { eq } from "drizzle-orm";
import * as z from "zod/mini";
import type { Session } from "../kernel/database/database.ts";
import { orders } from "./tables/order.ts";
import { enqueue, type JobHandler } from "../kernel/jobs/jobs.ts";
import type { StoredOrder } from "./writeOrder.ts";
import { checkVatNumber, type VatCheckParts } from "../vat/checkVatNumber.ts";
import { toVatNumber } from "../vat/viesRegister.ts";

const hour = 60 * 60 * 1000;
/** Delays between retries while the register is unavailable, in milliseconds (docs/specification/trade.md#trade-9). */
const retryDelays = [hour, 6 * hour, 24 * hour];

const payload = z.object({ orderId: z.int(), turn: z.int() });

const enqueueCheck = (session: Session, orderId: number, turn: number, runAt: Date) =>
  enqueue(session, { kind: "vat", key: `vat:${orderId}:${turn}`, payload: { orderId, turn }, runAt });

/**
 * Schedules the lookup of a company's VAT number after its order was placed, so that neither the register's speed nor its failure
 * affects the order (docs/decisions/product.md#decision-14).
 */
export async function scheduleVatCheck(session: Session, { id, company, vatStatus }: StoredOrder, now: Date) {
  if (company !== null && vatStatus === "unchecked") await enqueueCheck(session, id, 0, now);
}

/** Looks up the VAT number of an order and stores the result. Retries later when the register is unavailable. */
export const vatHandler =
  (parts: VatCheckParts): JobHandler =>
  async (job) => {
    const { database, clock } = parts;
    const { orderId, turn } = payload.parse(job);
    const [order] = await database.read((session) => session.select().from(orders).where(eq(orders.id, orderId)));
    const number = order?.company && toVatNumber(order.billingAddress.country, order.company.taxId);
    if (!order || !number || order.vatStatus !== "unchecked") return;
    const { outcome } = await checkVatNumber(parts, number);
    await database.write(async (session) => {
      if (outcome !== "unavailable") {
        await session.update(orders).set({ vatStatus: outcome }).where(eq(orders.id, orderId));
        return;
      }
      const delay = retryDelays[turn];
      if (delay !== undefined) await enqueueCheck(session, orderId, turn + 1, new Date(clock().getTime() + delay));
    });
  };

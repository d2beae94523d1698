import * as z from "zod/mini";
import { configuration } from "#configuration/index.ts";
import type { Session } from "../kernel/database/database.ts";
import { enqueue, type JobHandler } from "../kernel/jobs/jobs.ts";
import { languageOf } from "../kernel/language.ts";
import { queueMail } from "../kernel/mail/queue.ts";
import type { RouteParts } from "../kernel/platformParts.ts";
import { localeOf } from "./changeStatus.ts";
import { missingPrescription } from "./mails.ts";
import { lockOrder } from "./moveOrder.ts";
import { awaitsPrescription, readItems } from "./orderItems.ts";
import { statusHref } from "./statusLinks.ts";

const day = 24 * 60 * 60 * 1000;
const payload = z.object({ orderId: z.int() });

/** Schedules the reminder of a prescription that the shopper still has to send. */
export const schedulePrescriptionReminder = (session: Session, orderId: number, now: Date): Promise<void> =>
  enqueue(session, {
    kind: "missing-prescription",
    key: `missing-prescription:${orderId}`,
    payload: { orderId },
    runAt: new Date(now.getTime() + configuration.orders.prescriptionReminderDays * day),
  });

/** Reminds the shopper once, unless the prescription has been sent or nobody waits for it any more. */
export const prescriptionReminderHandler =
  ({ database, fields, settings, clock }: RouteParts): JobHandler =>
  async (job) => {
    const { orderId } = payload.parse(job);
    await database.write(async (session) => {
      const order = await lockOrder(session, orderId);
      if (!order || !(await readItems(session, orderId)).some((item) => awaitsPrescription(order, item, fields)))
        return;
      const locale = localeOf(order);
      const letter = missingPrescription({ ...order, statusHref: statusHref(settings, order) }, languageOf(locale));
      const mail = { key: `missing-prescription:${orderId}`, kind: "missing-prescription", recipient: order.email };
      await queueMail(session, { ...mail, locale, letter }, clock());
    });
  };

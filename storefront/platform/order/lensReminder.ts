import { lensSupply } from "@dioptra/ui/optics";
import { type CalendarDay, promisedDelivery } from "@dioptra/ui/rules";
import { readLenses } from "#contract/catalog/goods.ts";
import type { OrderStep } from "#domain/order/order.ts";
import { type ReorderReminder, reorderReminder } from "#domain/order/reorderReminder.ts";
import { wearDays } from "#domain/product/lensSupply.ts";
import { dayOf, startOfDay } from "../kernel/calendar.ts";
import type { Session } from "../kernel/database/database.ts";
import { enqueue } from "../kernel/jobs/jobs.ts";
import { wantsReminder } from "./reminderConsent.ts";
import { readRenewal, type Renewal } from "./renewal.ts";
import { readSteps } from "./statusHistory.ts";
import type { StoredOrder } from "./writeOrder.ts";

type Item = Renewal["items"][number];

/** Nine hours after midnight in milliseconds, when a mail disturbs nobody. */
const morningOffset = 9 * 60 * 60 * 1000;

/**
 * Returns the day on which an order was delivered; null before it is sent. A parcel arrives on the working day after it is
 * sent, unless the order was completed before, as one that is collected.
 */
function deliveryDay(steps: readonly OrderStep[], country: string): CalendarDay | null {
  const dayIn = (wanted: OrderStep["status"]) => {
    const step = steps.find(({ status }) => status === wanted);
    return step ? [dayOf(step.at)] : [];
  };
  const arrivals = dayIn("shipped").map((day) => promisedDelivery(day, 1, country));
  return [...arrivals, ...dayIn("completed")].toSorted().at(0) ?? null;
}

/**
 * Returns when an order's lenses are reminded of: when the first of them run out. A line holds the boxes of one eye. Null if
 * they were not delivered or their supply is unknown.
 */
export function reminderOf(
  items: readonly Item[],
  steps: readonly OrderStep[],
  { shippingAddress }: Pick<StoredOrder, "shippingAddress">,
): ReorderReminder | null {
  const delivered = deliveryDay(steps, shippingAddress.country);
  if (delivered === null) return null;
  const supplies = items.flatMap(({ quantity, attributes }) => {
    const pack = readLenses(attributes);
    if (!pack) return [];
    return [lensSupply({ packs: quantity, packSize: pack.pieces, period: wearDays[pack.period], eyes: 1 }).days];
  });
  return supplies.length === 0 ? null : reorderReminder(delivered, Math.min(...supplies));
}

/** Stores the job that reminds on the morning of a day, by the shop's clock. */
export const enqueueReminder = (session: Session, orderId: number, day: CalendarDay): Promise<void> =>
  enqueue(session, {
    kind: "lens-reminder",
    key: `lens-reminder:${orderId}:${day}`,
    payload: { orderId },
    runAt: new Date(startOfDay(day).getTime() + morningOffset),
  });

/**
 * Schedules the reminder of an order that was sent or completed, if its shopper has asked for one
 * (docs/specification/orders.md#order-40).
 */
export async function scheduleReminder(session: Session, order: StoredOrder): Promise<void> {
  if (!(await wantsReminder(session, order.id))) return;
  const renewal = await readRenewal(session, order.id);
  const reminder = renewal && reminderOf(renewal.items, await readSteps(session, order.id), order);
  if (reminder) await enqueueReminder(session, order.id, reminder.remindOn);
}

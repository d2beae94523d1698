import { asc, eq } from "drizzle-orm";
import { isPrescriptionMissing } from "#domain/cart/customChoices.ts";
import type { Session } from "../kernel/database/database.ts";
import type { FieldCipher } from "../kernel/secrets/fieldCipher.ts";
import { openOptions, placeInOrder } from "../prescription/sealedOptions.ts";
import { orderItems } from "./tables/order.ts";
import type { StoredOrder } from "./writeOrder.ts";

/** A line of an order as it is stored. */
export type Item = typeof orderItems.$inferSelect;

/** Returns the lines of an order in their order. */
export const readItems = (session: Session, orderId: number): Promise<Item[]> =>
  session.select().from(orderItems).where(eq(orderItems.orderId, orderId)).orderBy(asc(orderItems.id));

/** Returns whether an order takes prescriptions: it waits for an optician, who has not released it. */
export const takesPrescriptions = ({ heldAt, status }: Pick<StoredOrder, "heldAt" | "status">): boolean =>
  heldAt !== null && status !== "canceled" && status !== "refunded";

/** Returns whether the shopper still has to send the prescription of a line. The order waits for it until it is released. */
export const awaitsPrescription = (
  order: Pick<StoredOrder, "heldAt" | "status">,
  item: Item,
  fields: FieldCipher,
): boolean => takesPrescriptions(order) && isPrescriptionMissing(openOptions(fields, item, placeInOrder(item)));

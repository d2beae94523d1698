import { eq } from "drizzle-orm";
import { customValues, prescriptionOptionNames } from "#domain/cart/customChoices.ts";
import { ok, type Result } from "#domain/result.ts";
import type { Session } from "../kernel/database/database.ts";
import { refused, refusedFields, type Refused } from "../kernel/http/refused.ts";
import type { FieldCipher } from "../kernel/secrets/fieldCipher.ts";
import { deleteFileOfOrder, giveFileToOrder, missingFiles, photoIdIn } from "../prescription/photos.ts";
import { openOptions, placeInOrder, sealOptions } from "../prescription/sealedOptions.ts";
import { lockOrder, moveOrder } from "./moveOrder.ts";
import { awaitsPrescription, type Item, readItems, takesPrescriptions } from "./orderItems.ts";
import { orderItems } from "./tables/order.ts";
import type { StoredOrder } from "./writeOrder.ts";

/** Returns the lines of an order whose prescription the shopper still has to send. */
export async function readMissingPrescriptions(
  session: Session,
  fields: FieldCipher,
  order: StoredOrder,
): Promise<readonly Item[]> {
  const items = await readItems(session, order.id);
  return items.filter((item) => awaitsPrescription(order, item, fields));
}

/** A photo of a prescription, for a line of an order. */
export interface LatePrescription {
  readonly orderId: number;
  readonly itemId: number;
  readonly photoId: string;
  /** The photo that the line has, which the new one replaces; null for none. */
  readonly replaces: string | null;
}

/**
 * Gives a line the photo of its prescription, which was sent before. Sending the same photo again changes nothing.
 * Until an optician releases the order, another photo may replace it. A line that waits for none is refused with
 * `NOT_AWAITED`, because the laboratory may have its values.
 */
export async function addPrescription(
  session: Session,
  { fields, now }: { readonly fields: FieldCipher; readonly now: Date },
  { orderId, itemId, photoId, replaces }: LatePrescription,
): Promise<Result<null, Refused>> {
  const order = await lockOrder(session, orderId);
  const items = order ? await readItems(session, order.id) : [];
  const item = items.find(({ id }) => id === itemId);
  if (!order || !item) return refused("ENOTFOUND", "The order has no such line.");
  const place = placeInOrder(item);
  const custom = openOptions(fields, item, place);
  const { photo, source } = prescriptionOptionNames;
  const present = customValues(custom).get(photo);
  if (present === photoId) return ok(null);
  const isReplaced = present !== undefined && present === replaces && takesPrescriptions(order);
  if (!isReplaced && !awaitsPrescription(order, item, fields)) {
    return refused("NOT_AWAITED", "The line does not wait for a prescription.");
  }
  if ((await missingFiles(session, [photoId])).length > 0) {
    return refusedFields([{ field: "photo_id", problem: "missing" }]);
  }
  const given = await giveFileToOrder(session, fields, photoId, orderId);
  const sent = [
    ...custom.filter(({ optionId }) => optionId !== source && optionId !== photo),
    { optionId: photo, optionValue: given },
  ];
  await session
    .update(orderItems)
    .set(sealOptions(fields, { ...item.productOption, custom: sent }, place))
    .where(eq(orderItems.id, itemId));
  const isShared = items.some(
    (other) => other.id !== itemId && photoIdIn(openOptions(fields, other, placeInOrder(other))) === present,
  );
  if (isReplaced && !isShared) await deleteFileOfOrder(session, present, orderId);
  await moveOrder(session, order, { status: order.status, comment: "shop: the prescription was sent", now });
  return ok(null);
}

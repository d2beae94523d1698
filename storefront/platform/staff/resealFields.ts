import { and, asc, eq, gt, isNotNull, or } from "drizzle-orm";
import type { Database, Session } from "../kernel/database/database.ts";
import { cartItems } from "../cart/tables/cart.ts";
import { orderItems } from "../order/tables/order.ts";
import { subscriptionItems } from "../subscription/tables/subscription.ts";
import type { FieldCipher } from "../kernel/secrets/fieldCipher.ts";
import { placeInAccount } from "../prescription/savedPrescriptions.ts";
import { placeOfPhoto, placeOfPiece } from "../prescription/photos.ts";
import { prescriptionPhotoPieces, prescriptionPhotos } from "../prescription/tables/photo.ts";
import { savedPrescriptions } from "../prescription/tables/savedPrescription.ts";
import { placeInCart, placeInOrder, placeInSubscription } from "../prescription/sealedOptions.ts";

/** How many rows are read and written in one transaction. */
const batch = 200;

interface Row<Id> {
  readonly id: Id;
  readonly sealed: string | null;
  readonly place: string;
}

/** Reads and locks the next rows with sealed fields. `after` is the last id of the previous batch. */
type ReadBatch<Id = number> = (session: Session, after: Id) => Promise<readonly Row<Id>[]>;

const readCartItems: ReadBatch = async (session, after) => {
  const rows = await session
    .select()
    .from(cartItems)
    .where(and(isNotNull(cartItems.sealedOptions), gt(cartItems.id, after)))
    .orderBy(asc(cartItems.id))
    .limit(batch)
    .for("update");
  return rows.map((row) => ({ id: row.id, sealed: row.sealedOptions, place: placeInCart(row) }));
};

const readOrderItems: ReadBatch = async (session, after) => {
  const rows = await session
    .select()
    .from(orderItems)
    .where(and(isNotNull(orderItems.sealedOptions), gt(orderItems.id, after)))
    .orderBy(asc(orderItems.id))
    .limit(batch)
    .for("update");
  return rows.map((row) => ({ id: row.id, sealed: row.sealedOptions, place: placeInOrder(row) }));
};

const readSubscriptionItems: ReadBatch = async (session, after) => {
  const rows = await session
    .select()
    .from(subscriptionItems)
    .where(and(isNotNull(subscriptionItems.sealedOptions), gt(subscriptionItems.id, after)))
    .orderBy(asc(subscriptionItems.id))
    .limit(batch)
    .for("update");
  return rows.map((row) => ({ id: row.id, sealed: row.sealedOptions, place: placeInSubscription(row) }));
};

const readSaved: ReadBatch = async (session, after) => {
  const rows = await session
    .select()
    .from(savedPrescriptions)
    .where(gt(savedPrescriptions.id, after))
    .orderBy(asc(savedPrescriptions.id))
    .limit(batch)
    .for("update");
  return rows.map((row) => ({ id: row.id, sealed: row.sealedOptions, place: placeInAccount(row) }));
};

/** Fewer at once, because a photo takes megabytes. */
const photoBatch = 4;

const readPhotos: ReadBatch = async (session, after) => {
  const rows = await session
    .select()
    .from(prescriptionPhotos)
    .where(and(isNotNull(prescriptionPhotos.sealedContent), gt(prescriptionPhotos.id, after)))
    .orderBy(asc(prescriptionPhotos.id))
    .limit(photoBatch)
    .for("update");
  return rows.map((row) => ({ id: row.id, sealed: row.sealedContent, place: placeOfPhoto(row) }));
};

/** The place of a piece among those of all photos that are being sent. */
interface PieceId {
  readonly photoId: string;
  readonly index: number;
}

const beforeAllPieces: PieceId = { photoId: "", index: -1 };

const readPieces: ReadBatch<PieceId> = async (session, after) => {
  const { photoId, index } = prescriptionPhotoPieces;
  const rows = await session
    .select()
    .from(prescriptionPhotoPieces)
    .where(or(gt(photoId, after.photoId), and(eq(photoId, after.photoId), gt(index, after.index))))
    .orderBy(asc(photoId), asc(index))
    .limit(batch)
    .for("update");
  return rows.map((row) => ({ id: row, sealed: row.sealedContent, place: placeOfPiece(row.photoId, row.index) }));
};

type WriteSealed<Id = number> = (session: Session, id: Id, sealed: string) => Promise<unknown>;

const writeOptions =
  (table: typeof cartItems | typeof orderItems | typeof subscriptionItems | typeof savedPrescriptions): WriteSealed =>
  (session, id, sealedOptions) =>
    session.update(table).set({ sealedOptions }).where(eq(table.id, id));

const writePhoto: WriteSealed = (session, id, sealedContent) =>
  session.update(prescriptionPhotos).set({ sealedContent }).where(eq(prescriptionPhotos.id, id));

const writePiece: WriteSealed<PieceId> = (session, { photoId, index }, sealedContent) =>
  session
    .update(prescriptionPhotoPieces)
    .set({ sealedContent })
    .where(and(eq(prescriptionPhotoPieces.photoId, photoId), eq(prescriptionPhotoPieces.index, index)));

const tables = [
  { readBatch: readCartItems, write: writeOptions(cartItems) },
  { readBatch: readOrderItems, write: writeOptions(orderItems) },
  { readBatch: readSubscriptionItems, write: writeOptions(subscriptionItems) },
  { readBatch: readSaved, write: writeOptions(savedPrescriptions) },
  { readBatch: readPhotos, write: writePhoto },
] as const;

/** How the rows of a table are read and written; `first` is before the id of every row. */
interface SealedTable<Id> {
  readonly first: Id;
  readonly readBatch: ReadBatch<Id>;
  readonly write: WriteSealed<Id>;
}

/** Encrypts the sealed fields of a table with the current key. Returns the number of changed rows. */
async function resealTable<Id>(
  database: Database,
  fields: FieldCipher,
  { first, readBatch, write }: SealedTable<Id>,
): Promise<number> {
  let resealed = 0;
  for (let after = first; ;) {
    const rows = await database.write(async (session) => {
      const found = await readBatch(session, after);
      for (const { id, sealed, place } of found) {
        if (sealed === null || fields.isCurrent(sealed)) continue;
        await write(session, id, fields.seal(fields.open(sealed, place), place));
        resealed++;
      }
      return found;
    });
    const last = rows.at(-1);
    if (!last) return resealed;
    after = last.id;
  }
}

/**
 * Encrypts all sealed fields with the current key, so that older keys can be removed. Returns the number of changed rows.
 * It can be interrupted and repeated, and the shop keeps running meanwhile.
 */
export async function resealFields(database: Database, fields: FieldCipher): Promise<number> {
  const pieces = { first: beforeAllPieces, readBatch: readPieces, write: writePiece };
  let resealed = await resealTable(database, fields, pieces);
  for (const table of tables) resealed += await resealTable(database, fields, { first: 0, ...table });
  return resealed;
}

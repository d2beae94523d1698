import { randomUUID } from "node:crypto";
import { and, asc, eq, inArray, isNotNull, isNull, ne } from "drizzle-orm";
import type { WirePiece } from "#contract/customer/prescriptionPhoto.ts";
import { type CustomChoices, customValues, prescriptionOptionNames } from "#domain/cart/customChoices.ts";
import { answeredFiles } from "#domain/cart/ownOptions.ts";
import type { products } from "../catalog/tables/catalog.ts";
import { photoLimits, type PhotoProblem } from "#domain/prescriptionPhoto.ts";
import { ok, type Result } from "#domain/result.ts";
import type { Session } from "../kernel/database/database.ts";
import { refused, refusedFields, type Refused, tooManyTries } from "../kernel/http/refused.ts";
import type { RouteParts } from "../kernel/platformParts.ts";
import type { FieldCipher } from "../kernel/secrets/fieldCipher.ts";
import { cleanPhoto } from "./cleanPhoto.ts";
import { prescriptionPhotoPieces, prescriptionPhotos } from "./tables/photo.ts";

/** Returns the place of a photo, which its sealed content is bound to. */
export const placeOfPhoto = ({ photoId }: { readonly photoId: string }): string => `photo:${photoId}`;

/** Returns the place of a piece of a photo, which its sealed content is bound to. */
export const placeOfPiece = (photoId: string, index: number): string => `photo:${photoId}:${index}`;

const refusedPhoto = (problem: PhotoProblem) => refusedFields([{ field: "piece.content", problem }]);

const ofPhoto = (photoId: string) => eq(prescriptionPhotos.photoId, photoId);

/** Returns whether all of a photo has arrived. */
async function isComplete(session: Session, photoId: string): Promise<boolean> {
  const found = await session
    .select({ id: prescriptionPhotos.id })
    .from(prescriptionPhotos)
    .where(and(ofPhoto(photoId), isNotNull(prescriptionPhotos.type)));
  return found.length > 0;
}

interface PieceAnswer {
  readonly is_complete: boolean;
}

type PhotoParts = Pick<RouteParts, "database" | "fields" | "clock" | "limits">;

type Piece = typeof prescriptionPhotoPieces.$inferSelect;

/**
 * Keeps a piece of a photo. The last one completes it, after its type and content were checked; a photo that is refused
 * is forgotten. A piece of a complete photo changes nothing, so that a lost answer can be asked for again.
 */
export async function addPiece(
  parts: PhotoParts,
  piece: WirePiece,
  client: string,
): Promise<Result<PieceAnswer, Refused>> {
  const { database, limits } = parts;
  // Counted once, also if the transaction runs again.
  let waiting: Promise<number | null> | null = null;
  const takeLimit = () => (waiting ??= limits.take("photoPerClient", client));
  const kept = await database.write((session) => keepPiece(session, parts, piece, takeLimit));
  if (!kept.ok) return kept;
  if (kept.value === "known") return ok({ is_complete: true });
  return kept.value === "waiting" ? ok({ is_complete: false }) : complete(parts, piece.photo_id, kept.value);
}

/**
 * Writes a piece. Returns all pieces of the photo, in their order, with the last one; `waiting` before it, and `known` if
 * the photo is complete. Whichever piece begins a photo counts towards the limit of its client. A piece that is refused
 * leaves nothing behind.
 */
async function keepPiece(
  session: Session,
  { fields, clock }: Pick<PhotoParts, "fields" | "clock">,
  { photo_id: photoId, index, count, content }: WirePiece,
  takeLimit: () => Promise<number | null>,
): Promise<Result<readonly Piece[] | "waiting" | "known", Refused>> {
  if (await isComplete(session, photoId)) return ok("known");
  const begun = await session
    .insert(prescriptionPhotos)
    .values({ photoId, sentAt: clock() })
    .onConflictDoNothing()
    .returning({ id: prescriptionPhotos.id });
  const forgetBegun = async () => {
    if (begun.length > 0) await session.delete(prescriptionPhotos).where(ofPhoto(photoId));
  };
  const wait = begun.length > 0 ? await takeLimit() : null;
  if (wait !== null) {
    await forgetBegun();
    return tooManyTries(wait);
  }
  const isLast = index >= count - 1;
  const earlier = and(eq(prescriptionPhotoPieces.photoId, photoId), ne(prescriptionPhotoPieces.index, index));
  if (isLast && (await session.$count(prescriptionPhotoPieces, earlier)) !== count - 1) {
    await forgetBegun();
    return refusedPhoto("missing");
  }
  const sealedContent = fields.seal(content, placeOfPiece(photoId, index));
  await session
    .insert(prescriptionPhotoPieces)
    .values({ photoId, index, sealedContent })
    .onConflictDoUpdate({
      target: [prescriptionPhotoPieces.photoId, prescriptionPhotoPieces.index],
      set: { sealedContent },
    });
  if (!isLast) return ok("waiting");
  const pieces = await session
    .select()
    .from(prescriptionPhotoPieces)
    .where(eq(prescriptionPhotoPieces.photoId, photoId))
    .orderBy(asc(prescriptionPhotoPieces.index));
  return ok(pieces);
}

/** Completes a photo from its pieces. */
async function complete(
  { database, fields }: PhotoParts,
  photoId: string,
  pieces: readonly Piece[],
): Promise<Result<PieceAnswer, Refused>> {
  const sent = Buffer.concat(
    pieces.map(({ index, sealedContent }) =>
      Buffer.from(fields.open(sealedContent, placeOfPiece(photoId, index)), "base64"),
    ),
  );
  const cleaned = sent.length > photoLimits.largest ? null : await cleanPhoto(sent);
  if (!cleaned?.ok) {
    await database.write((session) => session.delete(prescriptionPhotos).where(ofPhoto(photoId)));
    return refusedPhoto(cleaned?.error ?? "too-large");
  }
  const { type, content } = cleaned.value;
  const sealedContent = fields.seal(content.toString("base64"), placeOfPhoto({ photoId }));
  await database.write(async (session) => {
    await session.update(prescriptionPhotos).set({ type, sealedContent }).where(ofPhoto(photoId));
    await session.delete(prescriptionPhotoPieces).where(eq(prescriptionPhotoPieces.photoId, photoId));
  });
  return ok({ is_complete: true });
}

/** Deletes a photo that has not been ordered; 404 if there is none. */
export async function deletePhoto(session: Session, photoId: string): Promise<Result<null, Refused>> {
  const deleted = await session
    .delete(prescriptionPhotos)
    .where(and(ofPhoto(photoId), isNull(prescriptionPhotos.orderId)))
    .returning({ id: prescriptionPhotos.id });
  return deleted.length > 0 ? ok(null) : refused("ENOTFOUND", "There is no photo with this id that can be deleted.");
}

/** Returns the id of the photo that a line names; null for none. */
export const photoIdIn = (custom: CustomChoices): string | null =>
  customValues(custom).get(prescriptionOptionNames.photo) || null;

/** A line, by its typed options and the own options of its product. */
export interface LineWithFiles {
  readonly custom: CustomChoices;
  readonly product: Pick<typeof products.$inferSelect, "ownOptions">;
}

/** Returns the ids of the files that a line names: the photo of a prescription, and answers to the product's own options. */
const filesOf = ({ custom, product }: LineWithFiles): readonly string[] => {
  const photoId = photoIdIn(custom);
  return [...(photoId === null ? [] : [photoId]), ...answeredFiles(product.ownOptions ?? [], custom)];
};

/** Returns whether the shop has the photo that a line names. A line without one lacks nothing. */
export async function hasPhoto(session: Session, custom: CustomChoices): Promise<boolean> {
  const photoId = photoIdIn(custom);
  return photoId === null || isComplete(session, photoId);
}

/** Returns the ids of the files among these that the shop does not have. */
export async function missingFiles(session: Session, ids: readonly string[]): Promise<readonly string[]> {
  const missing: string[] = [];
  for (const id of ids) if (!(await isComplete(session, id))) missing.push(id);
  return missing;
}

/** Gives the files of a line to its cart. Those that were ordered stay with the order. */
export async function giveFilesToCart(session: Session, line: LineWithFiles, cartId: string): Promise<void> {
  const ids = filesOf(line);
  if (ids.length === 0) return;
  await session
    .update(prescriptionPhotos)
    .set({ cartId })
    .where(and(inArray(prescriptionPhotos.photoId, [...ids]), isNull(prescriptionPhotos.orderId)));
}

/**
 * Gives a file that was sent to an order, and returns its id. A file of another order stays there; the order gets a copy with
 * an id of its own, so that replacing or erasing one of them leaves the other.
 */
export async function giveFileToOrder(
  session: Session,
  fields: FieldCipher,
  photoId: string,
  orderId: number,
): Promise<string> {
  const [file] = await session.select().from(prescriptionPhotos).where(ofPhoto(photoId)).for("update");
  // Whether the shop has the file was checked before.
  if (!file) return photoId;
  if (file.orderId === null) {
    await session.update(prescriptionPhotos).set({ orderId, cartId: null }).where(ofPhoto(photoId));
  }
  if (file.orderId === null || file.orderId === orderId) return photoId;
  const copy = { photoId: randomUUID() };
  const { type, sentAt } = file;
  // An ordered file is complete, and so has no pieces.
  const sealedContent =
    file.sealedContent === null
      ? null
      : fields.seal(fields.open(file.sealedContent, placeOfPhoto(file)), placeOfPhoto(copy));
  await session.insert(prescriptionPhotos).values({ ...copy, type, sealedContent, orderId, sentAt });
  return copy.photoId;
}

/** Deletes a file of an order, in whose place another one was sent. */
export async function deleteFileOfOrder(session: Session, photoId: string, orderId: number): Promise<void> {
  await session.delete(prescriptionPhotos).where(and(ofPhoto(photoId), eq(prescriptionPhotos.orderId, orderId)));
}

/** Gives the files of lines to their order. Returns the options of each line there, which name its files. */
export async function giveFilesToOrder(
  session: Session,
  fields: FieldCipher,
  lines: readonly LineWithFiles[],
  orderId: number,
): Promise<readonly CustomChoices[]> {
  // Lines with the same file share it in the order too.
  const given = new Map<string, string>();
  for (const id of new Set(lines.flatMap(filesOf))) given.set(id, await giveFileToOrder(session, fields, id, orderId));
  return lines.map(({ custom }) =>
    custom.map((option) => ({ ...option, optionValue: given.get(option.optionValue) ?? option.optionValue })),
  );
}

/** A photo, for the staff and for the customer whose order it belongs to. */
export interface ShownPhoto {
  readonly type: string;
  /** In base64. */
  readonly content: string;
}

/** Returns the photo of an order that has this id; null if it has none. */
export async function readPhotoOfOrder(
  session: Session,
  fields: FieldCipher,
  { orderId, photoId }: { readonly orderId: number; readonly photoId: string },
): Promise<ShownPhoto | null> {
  const [found] = await session
    .select()
    .from(prescriptionPhotos)
    .where(and(ofPhoto(photoId), eq(prescriptionPhotos.orderId, orderId)));
  if (!found?.sealedContent || found.type === null) return null;
  return { type: found.type, content: fields.open(found.sealedContent, placeOfPhoto(found)) };
}

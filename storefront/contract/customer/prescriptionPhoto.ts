import * as z from "zod/mini";
import { maximumPieces, pieceSize } from "#domain/prescriptionPhoto.ts";
import { defineEndpoint, inAnyCurrency } from "../wire/endpoint.ts";
import { ignoredResult } from "./accountForm.ts";

/** The id of a photo, which its sender chooses at random. Whoever knows it can put it into a cart and delete it, not see it. */
const photoId = z.uuid();

/** A piece of a photo, in base64. The last one completes it. Sending a piece again replaces it. */
export const photoPieceBody = z.strictObject({
  piece: z.strictObject({
    photo_id: photoId,
    index: z.int().check(z.minimum(0), z.maximum(maximumPieces - 1)),
    count: z.int().check(z.minimum(1), z.maximum(maximumPieces)),
    content: z.base64().check(z.minLength(1), z.maxLength(Math.ceil(pieceSize / 3) * 4)),
  }),
});
export type WirePiece = z.output<typeof photoPieceBody>["piece"];

/** A piece of a photo to send. */
export interface PhotoPiece {
  readonly photoId: string;
  readonly index: number;
  readonly count: number;
  readonly content: Uint8Array;
}

/** Returns a piece in the wire's words. */
export const toWirePiece = ({ photoId, index, count, content }: PhotoPiece): z.input<typeof photoPieceBody> => ({
  piece: {
    photo_id: photoId,
    index,
    count,
    content: btoa(Array.from(content, (byte) => String.fromCodePoint(byte)).join("")),
  },
});

export const photoDeletion = z.strictObject({ photo_id: photoId });

/** Our extension: photos of prescriptions, which carts name by `prescription_photo`. Only the staff can see them. */
export const prescriptionPhotoEndpoints = {
  prescriptionPhoto: defineEndpoint({
    method: "POST",
    path: "/api/prescription/photo",
    query: [],
    body: photoPieceBody,
    result: inAnyCurrency(z.object({ is_complete: z.boolean() })),
    isSlow: true,
  }),
  prescriptionPhotoDelete: defineEndpoint({
    method: "POST",
    path: "/api/prescription/photo/delete",
    query: [],
    body: photoDeletion,
    result: ignoredResult,
  }),
};

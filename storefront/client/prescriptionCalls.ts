import { prescriptionPhotoEndpoints, toWirePiece } from "#contract/customer/prescriptionPhoto.ts";
import { call, type ClientOptions } from "./call.ts";

/** Creates the calls that send the photo of a prescription. */
export const createPrescriptionCalls = (options: ClientOptions) => ({
  /** Sends one piece of a photo. The last one completes it. */
  sendPiece: (piece: Parameters<typeof toWirePiece>[0]) =>
    call(options, prescriptionPhotoEndpoints.prescriptionPhoto, {}, toWirePiece(piece)),
  /** Deletes a photo that has not been ordered. */
  deletePhoto: (photoId: string) =>
    call(options, prescriptionPhotoEndpoints.prescriptionPhotoDelete, {}, { photo_id: photoId }),
});

import type { FileLimits, FileType } from "@dioptra/ui/rules";

/** Which files are accepted as a photo of a prescription (docs/specification/prescriptions.md#rx-30). */
export const photoLimits = {
  types: ["image/jpeg", "image/png", "image/webp", "application/pdf"] satisfies readonly FileType[],
  largest: 10_000_000,
} as const satisfies FileLimits;

/**
 * The number of bytes of a photo that one call brings. Pieces are small enough for the limit of every call, and what has
 * arrived need not be sent again after the connection was lost.
 */
export const pieceSize = 150_000;

/** The maximum number of pieces of a photo. */
export const maximumPieces = Math.ceil(photoLimits.largest / pieceSize);

/** The type of a photo as it is kept: pictures are encoded again. */
export type PhotoType = Extract<FileType, "image/jpeg" | "application/pdf">;

/** Why a photo was refused: it is no picture or PDF, it cannot be opened, or a piece did not arrive. */
export const photoProblems = ["wrong-type", "damaged", "too-large", "missing"] as const;
export type PhotoProblem = (typeof photoProblems)[number];

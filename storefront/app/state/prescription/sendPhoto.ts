import type { Refusal } from "#client/failures.ts";
import type { Client } from "#client/createClient.ts";
import { type PhotoProblem, photoProblems, pieceSize } from "#domain/prescriptionPhoto.ts";
import { type FormProblem, sendForm } from "../sendForm.ts";

/** Why a photo was not sent. */
export type SendingProblem = FormProblem["refused"] | PhotoProblem;

/** Returns the problem that the platform found. */
function refusedProblem({ fields }: Refusal) {
  const found = photoProblems.find((each) => fields.some(({ problem }) => problem === each));
  return found ? { refused: found } : null;
}

/** The sending of one photo, which continues where it was interrupted. */
export interface PhotoSending {
  readonly id: string;
  /** Sends what has not arrived. `onProgress` is called with the share that has, 0 to 1. Returns the problem; null for none. */
  readonly send: (onProgress: (share: number) => void) => Promise<SendingProblem | null>;
  /** Sends no further pieces. */
  readonly stop: () => void;
}

/** Creates the sending of a photo, in pieces. */
export function createPhotoSending(client: Pick<Client, "prescription">, file: Blob): PhotoSending {
  const id = crypto.randomUUID();
  const count = Math.ceil(file.size / pieceSize);
  let next = 0;
  const stopped = new AbortController();
  return {
    id,
    async send(onProgress) {
      const problem = await sendForm(async () => {
        while (next < count && !stopped.signal.aborted) {
          const content = new Uint8Array(await file.slice(next * pieceSize, (next + 1) * pieceSize).arrayBuffer());
          await client.prescription.sendPiece({ photoId: id, index: next, count, content });
          next++;
          onProgress(next / count);
        }
      }, refusedProblem);
      // Pieces that the platform has lost are sent again.
      if (problem?.refused === "missing") next = 0;
      return problem && problem.refused;
    },
    stop: () => stopped.abort(),
  };
}

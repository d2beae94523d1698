import { Hono } from "hono";
import { photoDeletion, photoPieceBody } from "#contract/customer/prescriptionPhoto.ts";
import { answer, readForm, refusal } from "../kernel/http/answer.ts";
import { clientOf } from "../kernel/http/client.ts";
import type { RouteParts } from "../kernel/platformParts.ts";
import { addPiece, deletePhoto } from "./photos.ts";

/** Takes photos of prescriptions (docs/specification/prescriptions.md#rx-30). Whom they belong to shows when they are ordered. */
export function photoRoutes(parts: RouteParts): Hono {
  const { database } = parts;
  return new Hono()
    .post("/", async (c) => {
      const body = await readForm(c, photoPieceBody);
      if (!body.ok) return refusal(c, body.error);
      return answer(c, await addPiece(parts, body.value.piece, clientOf(c)));
    })
    .post("/delete", async (c) => {
      const body = await readForm(c, photoDeletion);
      if (!body.ok) return refusal(c, body.error);
      return answer(c, await database.write((session) => deletePhoto(session, body.value.photo_id)));
    });
}

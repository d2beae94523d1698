import { fileTypeOf } from "@dioptra/ui/rules";
import type { PhotoProblem } from "#domain/prescriptionPhoto.ts";

/**
 * Returns why a file cannot be a photo of a prescription, by its bytes; null if it can. A picture must be one that the
 * browser can open.
 */
export async function photoProblem(file: Blob): Promise<PhotoProblem | null> {
  const type = fileTypeOf(new Uint8Array(await file.slice(0, 16).arrayBuffer()));
  if (type === null) return "wrong-type";
  if (type === "application/pdf") return null;
  try {
    (await createImageBitmap(file)).close();
    return null;
  } catch {
    return "damaged";
  }
}

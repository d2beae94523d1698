import { constants } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import path from "node:path";
import { documentType } from "#domain/order/download.ts";

/** A file that a shopper has paid for. */
interface OpenDocument {
  readonly type: string;
  /** In bytes. */
  readonly size: number;
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>>;
}

/** How much is read at once, in bytes. */
const pieceSize = 65_536;

/** Returns the content of a file, which is closed at its end, or when nobody reads on. */
const contentOf = (file: FileHandle) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const { bytesRead, buffer } = await file.read(new Uint8Array(pieceSize));
      if (bytesRead > 0) return controller.enqueue(buffer.subarray(0, bytesRead));
      await file.close();
      controller.close();
    },
    cancel: () => file.close(),
  });

/**
 * Opens a document in the shop's folder; null if there is none. Only the folder's own files are documents: a name is no
 * path, and links to other places are not followed.
 */
export async function openDocument(folder: string, name: string): Promise<OpenDocument | null> {
  const type = documentType(name);
  if (type === null) return null;
  try {
    const file = await open(path.join(folder, name), constants.O_RDONLY | constants.O_NOFOLLOW);
    const stats = await file.stat();
    if (stats.isFile()) return { type, size: stats.size, body: contentOf(file) };
    await file.close();
    return null;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : null;
    if (code === "ENOENT" || code === "ELOOP") return null;
    throw error;
  }
}

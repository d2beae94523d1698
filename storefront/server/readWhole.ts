/** All of a body, unless it is longer than so many bytes: then null, and no more of it is read. */
export async function readWhole(
  body: ReadableStream<Uint8Array> | null,
  maximum: number,
): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop cancels the stream.
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > maximum) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

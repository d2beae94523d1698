/**
 * The same bytes in memory of just their length. zlib and Node's pool hand out pieces of larger blocks; who keeps such a
 * piece keeps all of its block.
 */
export const inOwnMemory = ({ buffer, byteOffset, length }: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> =>
  Buffer.from(buffer.slice(byteOffset, byteOffset + length));

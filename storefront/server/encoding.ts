import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";
export type Bytes = Buffer<ArrayBuffer>;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const isRefused = (accepted: string, encoding: string) =>
  new RegExp(String.raw`\b${encoding}\s*;\s*q=0(?![.\d]*[1-9])`).test(accepted);

/** The best encoding that a browser says it can read. */
export function acceptedEncoding(accepted: string | null | undefined): Encoding {
  if (!accepted) return "identity";
  const canBe = (encoding: string) =>
    accepted.includes(encoding) && !(accepted.includes("q=0") && isRefused(accepted, encoding));
  if (canBe("br")) return "br";
  return canBe("gzip") ? "gzip" : "identity";
}

/** Quality 6 is worth its time where something is compressed while somebody waits: it costs what 5 does. */
export async function encode(bytes: Bytes, encoding: Encoding): Promise<Bytes> {
  if (encoding === "identity") return bytes;
  if (encoding === "gzip") return zip(bytes);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return brotli(bytes, { params });
}

/** Undoes `encode` with brotli. */
export const plainOf: (brotli: Bytes) => Promise<Bytes> = promisify(brotliDecompress);

import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";

const leastLength = 1024; // Below it the header costs more than is saved.
const compressible = /^(text\/|application\/(json|javascript|manifest\+json|ld\+json)|image\/svg)/;

/** The body in the best encoding that the browser accepts. Bodies are whole, so that nothing is buffered twice. */
export async function compress(request: Request, response: Response): Promise<Response> {
  const encoding = acceptedEncoding(request.headers.get("accept-encoding"));
  const type = response.headers.get("content-type") ?? "";
  if (response.body === null || response.headers.has("content-encoding") || !compressible.test(type)) return response;
  const plain = Buffer.from(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.append("vary", "accept-encoding");
  const isWorthIt = encoding !== "identity" && plain.length >= leastLength;
  if (isWorthIt) headers.set("content-encoding", encoding);
  const body = isWorthIt ? await encode(plain, encoding) : plain;
  headers.set("content-length", String(body.length));
  return new Response(body, { status: response.status, headers });
}

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

const brotliOf = (quality: number) => (bytes: Bytes) =>
  brotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
const soon = brotliOf(6);

/** Brotli's quality is 6, which costs the same as 5, since a client waits for the result. */
export async function encode(bytes: Bytes, encoding: Encoding): Promise<Bytes> {
  if (encoding === "identity") return bytes;
  return encoding === "gzip" ? zip(bytes) : soon(bytes);
}

/** A tenth smaller than `encode`, for a hundred times the work: for content that many receive and that is made in advance. */
export const encodeSmallest: (bytes: Bytes) => Promise<Bytes> = brotliOf(constants.BROTLI_MAX_QUALITY);

/** Undoes `encode` with brotli. */
export const plainOf: (brotli: Bytes) => Promise<Bytes> = promisify(brotliDecompress);

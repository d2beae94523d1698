import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const leastLength = 1024; // Below it the header costs more than is saved.
const compressible = /^(text\/|application\/(json|javascript|manifest\+json|ld\+json)|image\/svg)/;

/** The body in the best encoding that the browser accepts. Bodies are whole, so that nothing is buffered twice. */
export async function compress(request: Request, response: Response): Promise<Response> {
  const accepted = request.headers.get("accept-encoding") ?? "";
  const encoding = /\bbr\b/.test(accepted) ? "br" : /\bgzip\b/.test(accepted) ? "gzip" : null;
  const type = response.headers.get("content-type") ?? "";
  if (
    encoding === null ||
    response.body === null ||
    response.headers.has("content-encoding") ||
    !compressible.test(type)
  ) {
    return response;
  }
  const bytes = new Uint8Array(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.append("vary", "accept-encoding");
  if (bytes.length < leastLength) return new Response(bytes, { status: response.status, headers });
  headers.set("content-encoding", encoding);
  headers.delete("content-length");
  const body =
    encoding === "br"
      ? await brotli(bytes, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
        })
      : await zip(bytes);
  return new Response(new Uint8Array(body), { status: response.status, headers });
}

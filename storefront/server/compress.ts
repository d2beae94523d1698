import { acceptedEncoding, encode } from "./encoding.ts";

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

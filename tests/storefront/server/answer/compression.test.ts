import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { acceptedEncoding, compress } from "#server/answer/compression.ts";

describe("compress", () => {
  const long = "Dioptra ".repeat(500);
  const requestFor = (encoding: string) =>
    new Request("http://shop.test/", { headers: { "accept-encoding": encoding } });
  const page = (body = long, type = "text/html; charset=utf-8") =>
    new Response(body, { status: 404, headers: { "content-type": type } });

  test.each([
    ["gzip, deflate, br", "br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
  ])("compresses for Accept-Encoding %s with %s, and keeps status and text", async (accepted, encoding, open) => {
    const response = await compress(requestFor(accepted), page());
    expect(response.status).toBe(404);
    expect(response.headers.get("content-encoding")).toBe(encoding);
    expect(open(new Uint8Array(await response.arrayBuffer())).toString()).toBe(long);
  });

  test.each([
    ["an answer without accepted encodings", requestFor("identity"), page()],
    ["a short body", requestFor("br"), page("short")],
    ["a picture", requestFor("br"), page(long, "image/avif")],
  ])("does not compress %s", async (_case, request, response) => {
    const answer = await compress(request, response);
    expect(answer.headers.has("content-encoding")).toBe(false);
  });
});

describe("acceptedEncoding", () => {
  test.each([
    ["gzip, deflate, br, zstd", "br"],
    ["br;q=1.0, gzip;q=0.5", "br"],
    ["br;q=0, gzip", "gzip"],
    ["br; q=0.0, gzip;q=0.8", "gzip"],
    ["br;q=0.5", "br"],
    ["gzip;q=0", "identity"],
    ["deflate", "identity"],
    ["", "identity"],
    [null, "identity"],
    [undefined, "identity"],
  ])("reads Accept-Encoding %s as %s", (accepted, encoding) => expect(acceptedEncoding(accepted)).toBe(encoding));
});

import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { acceptedEncoding, compress } from "#server/answer/compression.ts";

describe("compress", () => {
  const long = "Dioptra ".repeat(500);
  const asking = (encoding: string) => new Request("http://shop.test/", { headers: { "accept-encoding": encoding } });
  const page = (body = long, type = "text/html; charset=utf-8") =>
    new Response(body, { status: 404, headers: { "content-type": type } });

  test.each([
    ["gzip, deflate, br", "br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
  ])("a browser that accepts %s gets %s, with status and text unchanged", async (accepted, encoding, open) => {
    const response = await compress(asking(accepted), page());
    expect(response.status).toBe(404);
    expect(response.headers.get("content-encoding")).toBe(encoding);
    expect(open(new Uint8Array(await response.arrayBuffer())).toString()).toBe(long);
  });

  test.each([
    ["a browser that accepts nothing", asking("identity"), page()],
    ["a short body", asking("br"), page("short")],
    ["a picture", asking("br"), page(long, "image/avif")],
  ])("%s is answered as it is", async (_case, request, response) => {
    const answer = await compress(request, response);
    expect(answer.headers.has("content-encoding")).toBe(false);
  });
});

describe("encoding", () => {
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
  ])("who accepts %s gets %s", (accepted, encoding) => expect(acceptedEncoding(accepted)).toBe(encoding));
});

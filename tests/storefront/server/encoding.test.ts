import { expect, test } from "vitest";
import { acceptedEncoding } from "#server/encoding.ts";

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

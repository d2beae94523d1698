import { checkFile, fileTypeOf } from "@dioptra/ui/rules";
import { expect, test } from "vitest";

const limits = { types: ["image/jpeg", "application/pdf"], largest: 5_000_000 };

test.each([
  ["image/jpeg", 1],
  ["application/pdf", 5_000_000],
])("accepts %s of %d bytes", (type, size) => {
  expect(checkFile({ type, size }, limits)).toEqual({ ok: true, value: { type, size } });
});

test.each([
  ["image/heic", 100, "wrong-type"],
  ["", 100, "wrong-type"],
  ["image/jpeg", 0, "empty"],
  ["application/pdf", 5_000_001, "too-large"],
])("refuses %j of %d bytes: %s", (type, size, error) => {
  expect(checkFile({ type, size }, limits)).toEqual({ ok: false, error });
});

test.each([
  ["image/jpeg", "\u00FF\u00D8\u00FF\u00E1 and so on"],
  ["image/png", "\u0089PNG\r\n\u001A\n and so on"],
  ["image/webp", "RIFF\u0010\u0000\u0000\u0000WEBPVP8 "],
  ["application/pdf", "%PDF-1.7"],
  [null, "RIFF\u0010\u0000\u0000\u0000WAVEfmt "],
  [null, "GIF89a"],
  [null, "<svg xmlns="],
  [null, "MZ"],
  [null, ""],
])("recognises %s by its first bytes", (type, text) => {
  expect(fileTypeOf(Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0))).toBe(type);
});

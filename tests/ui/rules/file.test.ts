import { checkFile } from "@dioptra/ui/rules";
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

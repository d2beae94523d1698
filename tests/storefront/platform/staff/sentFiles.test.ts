import { expect, test } from "vitest";
import { readSentFiles } from "#platform/staff/sentFiles.ts";

const line = (...named: readonly (readonly [id: string, value: string])[]) => ({
  options: named.map(([optionId, optionValue]) => ({ optionId, optionValue })),
});
const newId = (): string => crypto.randomUUID();
const [photo, lost, pattern] = [newId(), newId(), newId()];
const base64 = (text: string) => Buffer.from(text).toString("base64");

test("the files of an order are read although one of them is missing, which is named", async () => {
  const shop = new Map([
    [photo, { type: "image/jpeg", content: base64("photo") }],
    [pattern, { type: "application/pdf", content: base64("pattern") }],
  ]);
  const lines = [
    line(["use", "distance"], ["prescription_photo", lost]),
    line(["prescription_photo", photo], ["12", pattern], ["13", "Dla Oli"]),
  ];
  await expect(readSentFiles("000000012", lines, async (id) => shop.get(id) ?? null)).resolves.toEqual({
    files: [
      { file: "prescription-000000012-1.jpg", content: Buffer.from("photo") },
      { file: "option-000000012-2.pdf", content: Buffer.from("pattern") },
    ],
    missing: [lost],
  });
});

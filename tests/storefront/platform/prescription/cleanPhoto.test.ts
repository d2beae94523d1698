import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { cleanPhoto } from "#platform/prescription/cleanPhoto.ts";
import { pdf, photograph } from "../support/photos.ts";

describe("a picture", () => {
  test.each(["jpeg", "png", "webp"] as const)("loses camera and position, and becomes a JPEG: %s", async (format) => {
    const taken = await sharp(await photograph())
      .keepMetadata()
      .toFormat(format)
      .toBuffer();
    expect((await sharp(taken).metadata()).exif?.toString("latin1")).toContain("Kamera");
    const cleaned = await cleanPhoto(taken);
    if (!cleaned.ok) throw new Error(cleaned.error);
    expect(cleaned.value.type).toBe("image/jpeg");
    expect(cleaned.value.content.toString("latin1")).not.toContain("Kamera");
    expect(await sharp(cleaned.value.content).metadata()).toMatchObject({ format: "jpeg", width: 60, height: 40 });
    expect((await sharp(cleaned.value.content).metadata()).exif).toBeUndefined();
  });

  test("is turned upright, and made no larger than what print needs", async () => {
    const lying = await sharp({ create: { width: 3000, height: 20, channels: 3, background: "white" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const cleaned = await cleanPhoto(lying);
    if (!cleaned.ok) throw new Error(cleaned.error);
    expect(await sharp(cleaned.value.content).metadata()).toMatchObject({ width: 16, height: 2400 });
  });
});

test("leaves a PDF as it is, except for the metadata of its pictures", async () => {
  const picture = await photograph();
  const file = pdf(picture);
  const cleaned = await cleanPhoto(file);
  if (!cleaned.ok) throw new Error(cleaned.error);
  const { type, content } = cleaned.value;
  expect(type).toBe("application/pdf");
  expect(content).toHaveLength(file.length);
  expect(content.toString("latin1")).not.toContain("Kamera");
  const start = content.indexOf(Buffer.from([0xff, 0xd8, 0xff]));
  const inside = content.subarray(start, start + picture.length);
  expect(await sharp(inside).stats()).toMatchObject({ isOpaque: true });
});

test.each([
  ["a text called .jpg", Buffer.from("Recepta: -2,00"), "wrong-type"],
  ["a page called .pdf", Buffer.from("<html>%PDF-1.7"), "wrong-type"],
  ["a picture that was cut off", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74]), "damaged"],
  ["a PDF that was cut off", Buffer.from("%PDF-1.7\n1 0 obj"), "damaged"],
])("refuses %s", async (_what, content, problem) => {
  expect(await cleanPhoto(content)).toEqual({ ok: false, error: problem });
});

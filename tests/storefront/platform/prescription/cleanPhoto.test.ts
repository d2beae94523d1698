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

test("leaves the rest of a PDF as it is, and removes the metadata of its pictures", async () => {
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
  ["/Author (Ala Nowak)", "/Author (         )"],
  ["/Title (a \\) (b) c)/Pages 2 0 R", "/Title (          )/Pages 2 0 R"],
  ["/Producer<416C61>/CreationDate (D:2026)", "/Producer<      >/CreationDate (      )"],
  ["/Title << /Type /Outline >>", "/Title << /Type /Outline >>"],
  ["/Author 5 0 R (text)", "/Author 5 0 R (text)"],
  ["a <x:xmpmeta><pdf:Producer>Scan</pdf:Producer></x:xmpmeta> b", `a ${" ".repeat(56)} b`],
])("blanks the properties of a PDF in place: %s", async (before, after) => {
  const cleaned = await cleanPhoto(pdf(Buffer.from(before, "latin1")));
  if (!cleaned.ok) throw new Error(cleaned.error);
  expect(cleaned.value.content.equals(pdf(Buffer.from(after, "latin1")))).toBe(true);
});

test("reads a file of nothing but beginnings once", async () => {
  const beginnings = Buffer.from("/Title (<x:xmpmeta/Author <".repeat(300_000), "latin1");
  expect(await cleanPhoto(pdf(beginnings))).toMatchObject({ ok: true });
});

test.each([
  ["a text called .jpg", Buffer.from("Recepta: -2,00"), "wrong-type"],
  ["a page called .pdf", Buffer.from("<html>%PDF-1.7"), "wrong-type"],
  ["a picture that was cut off", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74]), "damaged"],
  ["a PDF that was cut off", Buffer.from("%PDF-1.7\n1 0 obj"), "damaged"],
])("refuses %s", async (_what, content, problem) => {
  expect(await cleanPhoto(content)).toEqual({ ok: false, error: problem });
});

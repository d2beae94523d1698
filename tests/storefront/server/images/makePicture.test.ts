import { drawPicture } from "#app/pictures/drawPicture.tsx";
import { makePicture, UnreadablePicture } from "#server/images/makePicture.ts";
import { pictureFormats } from "#server/images/pictureFormat.ts";
import sharp from "sharp";
import { expect, test } from "vitest";
import { avifOf, colorAt, jpegOf, pngOf } from "./samples.ts";

const paper = [0xf4, 0xf2, 0xee];

/** Lossy formats shift a colour by a step or two. */
const near = (color: readonly number[], expected: readonly number[], steps = 3) =>
  expect(Math.max(...color.map((part, index) => Math.abs(part - (expected[index] ?? 0))))).toBeLessThanOrEqual(steps);

const size = { width: 30, height: 40 };

test.each(pictureFormats.flatMap((format) => [avifOf, pngOf, jpegOf].map((source) => [format, source] as const)))(
  "makes %s in the requested size from every kind of master",
  async (format, source) => {
    const made = await makePicture(await source(60, 20), size, format);
    const { width, height, format: container } = await sharp(made).metadata();
    expect([width, height]).toEqual([30, 40]);
    expect(container).toBe(format === "avif" ? "heif" : format);
  },
);

test("shows the whole master on the paper's colour", async () => {
  const made = await makePicture(await pngOf(60, 20), size, "webp");
  near(await colorAt(made, 15, 2), paper);
  near(await colorAt(made, 15, 37), paper);
  near(await colorAt(made, 15, 20), [0x20, 0x40, 0x60], 8);
});

test.each([
  [15, 20, [15, 20]],
  [60, 20, [30, 40]],
  [15, 10, [15, 20]],
  [40, 10, [30, 40]],
] as const)(
  "does not enlarge a master of %i by %i, and keeps the requested proportions",
  async (width, height, made) => {
    const picture = await sharp(await makePicture(await pngOf(width, height), size, "webp")).metadata();
    expect([picture.width, picture.height]).toEqual(made);
  },
);

test("shows a photograph in its EXIF orientation", async () => {
  const lying = await sharp(await pngOf(40, 30))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { width, height } = await sharp(await makePicture(lying, size, "webp")).metadata();
  expect([width, height]).toEqual([30, 40]);
});

test("fills transparent parts with the paper's colour", async () => {
  const glass = await sharp({ create: { width: 30, height: 40, channels: 4, background: "#00000000" } })
    .png()
    .toBuffer();
  for (const format of pictureFormats) near(await colorAt(await makePicture(glass, size, format), 15, 20), paper);
});

test("removes the master's metadata", async () => {
  const master = await sharp(await pngOf(30, 40))
    .withExif({ IFD0: { Artist: "somebody" } })
    .jpeg()
    .toBuffer();
  for (const format of pictureFormats) {
    const { exif } = await sharp(await makePicture(master, size, format)).metadata();
    expect(exif).toBeUndefined();
  }
});

test.each([
  ["truncated", async () => (await jpegOf(300, 300)).subarray(0, 700)],
  ["only a header", async () => (await pngOf(300, 300)).subarray(0, 20)],
  ["of more than 16 million pixels", () => pngOf(4001, 4001)],
])("refuses a master that is %s", async (_case, source) => {
  await expect(makePicture(await source(), size, "jpeg")).rejects.toThrow(UnreadablePicture);
});

test.each([300, 600, 1170])("draws an acetate frame, %i pixels wide, without a gap in its bridge", async (width) => {
  const drawing = await drawPicture("/media/frames/wide/panto-full-acetate-black-48-43-21-145-130.svg");
  const height = Math.round((width * 850) / 1170);
  const made = await makePicture(Buffer.from(drawing ?? ""), { width, height }, "webp");
  const middle = { left: Math.round(width / 2) - 4, top: 0, width: 8, height };
  const levels = await sharp(made).greyscale().extract(middle).raw().toBuffer();
  const rows = Array.from({ length: height }, (_, row) => [...levels.subarray(row * 8, (row + 1) * 8)]);
  expect(rows.some((row) => row.every((level) => level < 120))).toBe(true);
});

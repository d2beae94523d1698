import { createHash } from "node:crypto";
import { configuration } from "#configuration/index.ts";
import { editionOf, readPicture } from "#domain/media/pictureFile.ts";
import { densities, isMasterName, paperGround, pictureHref } from "#domain/media/picture.ts";
import tokens from "@dioptra/tokens/tokens.json" with { type: "json" };
import * as fc from "fast-check";
import { expect, test } from "vitest";

const { images } = configuration;
const sizes = Object.values(images);
const edition = "01234567";

const anyWord = fc.stringMatching(/^[a-z0-9]{1,6}([.-][a-z0-9]{1,6}){0,2}$/);
const anyName = fc.array(anyWord, { minLength: 1, maxLength: 4 }).map((words) => words.join("/"));
const anyEdition = fc.option(fc.stringMatching(/^[0-9a-f]{8}$/));
const anySize = fc.constantFrom(...sizes);
const anyDensity = fc.constantFrom(...densities);

test.each([
  [images.product, 1, "300x400"],
  [images.product, 2, "600x800"],
  [images.gallery, 1, "1170x850"],
  [images.gallery, 2, "2340x1700"],
  [images.cart, 1, "200x200"],
  [images.cart, 2, "400x400"],
  [images.otherColors, 1, "100x100"],
  [images.otherColors, 2, "200x200"],
  [images.topSliderDesktop, 1, "1440x420"],
  [images.topSliderDesktop, 2, "2880x840"],
  [images.topSliderMobile, 1, "710x250"],
  [images.topSliderMobile, 2, "1420x500"],
] as const)("the address of %j at density %i contains %s", (size, density, text) => {
  const href = pictureHref({ name: "banners/summer", edition }, size, density);
  expect(href).toBe(`/media/pictures/${text}/${edition}/banners/summer`);
});

test("reads back every address that it writes", () => {
  fc.assert(
    fc.property(anyName, anyEdition, anySize, anyDensity, (name, edition, size, density) => {
      const { width, height } = size;
      expect(readPicture(pictureHref({ name, edition }, size, density), sizes)).toEqual({
        name,
        edition,
        size: { width: width * density, height: height * density },
      });
    }),
  );
});

test("different content has a different address", () => {
  fc.assert(
    fc.property(fc.uint8Array(), fc.uint8Array(), (one, other) => {
      fc.pre(one.join() !== other.join());
      const href = (content: Uint8Array) => pictureHref({ name: "a", edition: editionOf(content) }, images.cart);
      expect(href(one)).not.toBe(href(other));
    }),
  );
});

test("an edition is the beginning of the content's SHA-256 digest", () => {
  const content = Buffer.from("a picture");
  expect(createHash("sha256").update(content).digest("hex").slice(0, 8)).toBe(editionOf(content));
});

test.each([
  ["a size that no page shows", `/media/pictures/301x400/${edition}/a`],
  ["a size with a density of 3", `/media/pictures/900x1200/${edition}/a`],
  ["a size with width and height swapped", `/media/pictures/400x300/${edition}/a`],
  ["no size", `/media/pictures/${edition}/a`],
  ["a size with a leading zero", `/media/pictures/0300x400/${edition}/a`],
  ["an edition too short", "/media/pictures/300x400/0123456789abcde/a"],
  ["an edition in capitals", "/media/pictures/300x400/0123456789ABCDEF/a"],
  ["a word other than newest as the edition", "/media/pictures/300x400/latest/a"],
  ["no name", `/media/pictures/300x400/${edition}`],
  ["an empty name", `/media/pictures/300x400/${edition}/`],
  ["an empty folder", `/media/pictures/300x400/${edition}/a//b`],
  ["a name with five segments", `/media/pictures/300x400/${edition}/a/b/c/d/e`],
  ["the parent folder", `/media/pictures/300x400/${edition}/../a`],
  ["the parent folder, encoded", `/media/pictures/300x400/${edition}/%2e%2e/a`],
  ["an encoded slash", `/media/pictures/300x400/${edition}/a%2fb`],
  ["the parent folder in Windows notation", `/media/pictures/300x400/${edition}/..\\a`],
  ["a drive", `/media/pictures/300x400/${edition}/c:a`],
  ["a hidden file", `/media/pictures/300x400/${edition}/.a`],
  ["two dots in a word", `/media/pictures/300x400/${edition}/a..b`],
  ["a dot at the end", `/media/pictures/300x400/${edition}/a.`],
  ["a NUL character", `/media/pictures/300x400/${edition}/a\0`],
  ["an encoded NUL character", `/media/pictures/300x400/${edition}/a%00`],
  ["a line break at the end", `/media/pictures/300x400/${edition}/a\n`],
  ["capitals", `/media/pictures/300x400/${edition}/A`],
  ["a letter of another alphabet", `/media/pictures/300x400/${edition}/ä`],
  ["a name that is too long", `/media/pictures/300x400/${edition}/${"a".repeat(161)}`],
  ["another folder", `/media/frames/300x400/${edition}/a`],
])("refuses %s", (_case, path) => {
  expect(readPicture(path, sizes)).toBeNull();
});

test("accepts only canonical addresses, whose name stays within the folder", () => {
  const anyPart = fc.oneof(fc.string(), fc.constantFrom("..", ".", "%2e%2e", "newest", edition, "300x400", "a"));
  fc.assert(
    fc.property(fc.array(anyPart, { maxLength: 6 }), (parts) => {
      const path = `/media/pictures/${parts.join("/")}`;
      const read = readPicture(path, sizes);
      if (!read) return;
      expect(pictureHref(read, read.size)).toBe(path);
      expect(new URL(`file:///media/${read.name}`).pathname).toBe(`/media/${read.name}`);
    }),
  );
});

test("accepts every name of lower-case words", () => {
  fc.assert(fc.property(anyName, (name) => isMasterName(name)));
});

test("the background of pictures is the token of the stage's paper", () => {
  expect(tokens.palette.paper.$value.hex).toBe(paperGround);
});

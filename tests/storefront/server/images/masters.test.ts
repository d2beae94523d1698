import { symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { editionOf } from "#domain/media/pictureFile.ts";
import { createMasters, hasSignature, masterKinds, type RefusedMaster } from "#server/images/masters.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { newFolder, removeFolder } from "../../../support/shop.ts";
import { avifOf, jpegOf, pngOf, putInto } from "./samples.ts";

let outside = "";
let folder = "";
let refused: RefusedMaster[] = [];
beforeEach(() => {
  outside = newFolder();
  folder = path.join(outside, "media");
  refused = [];
});
afterEach(() => removeFolder(outside));

const open = () => createMasters({ folder, onRefused: (master) => refused.push(master) });

test.each([
  ["avif", avifOf],
  ["png", pngOf],
  ["jpg", jpegOf],
] as const)("reads a master in %s", async (kind, sample) => {
  const content = await sample(8, 6);
  expect(masterKinds.filter((each) => hasSignature(content, each))).toEqual([kind]);
  putInto(folder, `banners/summer.${kind}`, content);
  expect(await open().read("banners/summer")).toEqual({ bytes: content, edition: editionOf(content) });
  expect(await open().edition("banners/summer")).toBe(editionOf(content));
});

test("returns another edition as soon as a master is replaced", async () => {
  const masters = open();
  for (const color of ["#111111", "#222222"]) {
    const content = await pngOf(8, 6, color);
    putInto(folder, "a.png", content);
    expect(await masters.edition("a")).toBe(editionOf(content));
  }
});

test("returns null for a missing file and for a folder", async () => {
  putInto(folder, "b.png/c.png", await pngOf(8, 6));
  expect(await open().edition("a")).toBeNull();
  expect(await open().edition("b")).toBeNull();
  expect(await open().read("a")).toBeNull();
  expect(refused).toEqual([]);
});

test.each(["../secret", "..", ".", "/etc/passwd", "a/../../secret", "..\\secret", "secret\0", "%2e%2e/secret", ""])(
  "returns null for the name %j",
  async (name) => {
    putInto(outside, "secret.png", await pngOf(8, 6));
    putInto(folder, "a/b.png", await pngOf(8, 6));
    expect(await open().read(name)).toBeNull();
    expect(await open().edition(name)).toBeNull();
  },
);

test("does not follow symbolic links to files or folders", async () => {
  putInto(folder, "a.png", await pngOf(8, 6));
  putInto(outside, "elsewhere/secret.png", await pngOf(8, 6));
  symlinkSync(path.join(outside, "elsewhere/secret.png"), path.join(folder, "link.png"));
  symlinkSync(path.join(outside, "elsewhere"), path.join(folder, "folder"));
  symlinkSync(path.join(folder, "a.png"), path.join(folder, "within.png"));
  for (const name of ["link", "folder/secret", "within"]) expect(await open().read(name)).toBeNull();
});

test("accepts a symbolic link as the media folder", async () => {
  putInto(outside, "elsewhere/a.png", await pngOf(8, 6));
  symlinkSync(path.join(outside, "elsewhere"), folder);
  expect(await open().read("a")).not.toBeNull();
});

test.each([
  ["a page", "<!doctype html><script>alert(1)</script>"],
  ["a drawing", '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'],
  ["an empty file", ""],
  ["another format", Buffer.from("GIF89a")],
])("reports %s with a picture's name once", async (_case, content) => {
  putInto(folder, "a.png", content);
  const masters = open();
  expect(await masters.edition("a")).toBeNull();
  expect(await masters.read("a")).toBeNull();
  expect(refused).toEqual([{ master: "a", reason: "no-picture" }]);
});

test("refuses a file of more than 8 MB without reading it", async () => {
  putInto(folder, "a.png", Buffer.alloc(8 * 1024 * 1024 + 1));
  expect(await open().edition("a")).toBeNull();
  expect(refused).toEqual([{ master: "a", reason: "too-large" }]);
});

test("does not try unreadable content again until it changes", async () => {
  const masters = open();
  const file = putInto(folder, "a.png", await pngOf(8, 6));
  expect(await masters.edition("a")).not.toBeNull();
  const error = new Error("damaged");
  masters.refuse("a", error);
  masters.refuse("a", error);
  expect(await masters.edition("a")).toBeNull();
  expect(refused).toEqual([{ master: "a", reason: "unreadable", error }]);
  writeFileSync(file, await pngOf(9, 6));
  expect(await masters.edition("a")).not.toBeNull();
});

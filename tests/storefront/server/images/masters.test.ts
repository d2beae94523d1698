import { symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { editionOf } from "#domain/media/pictureFile.ts";
import { isKind, masterKinds } from "#server/images/masterKind.ts";
import { createMasters, type RefusedMaster } from "#server/images/masters.ts";
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

const opened = () => createMasters({ folder, onRefused: (master) => refused.push(master) });

test.each([
  ["avif", avifOf],
  ["png", pngOf],
  ["jpg", jpegOf],
] as const)("a master may be %s", async (kind, sample) => {
  const content = await sample(8, 6);
  expect(masterKinds.filter((one) => isKind(content, one))).toEqual([kind]);
  putInto(folder, `banners/summer.${kind}`, content);
  expect(await opened().read("banners/summer")).toEqual({ bytes: content, edition: editionOf(content) });
  expect(await opened().edition("banners/summer")).toBe(editionOf(content));
});

test("a master that is replaced is another edition at once", async () => {
  const masters = opened();
  for (const color of ["#111111", "#222222"]) {
    const content = await pngOf(8, 6, color);
    putInto(folder, "a.png", content);
    expect(await masters.edition("a")).toBe(editionOf(content));
  }
});

test("what is not there is no master, nor is a folder", async () => {
  putInto(folder, "b.png/c.png", await pngOf(8, 6));
  expect(await opened().edition("a")).toBeNull();
  expect(await opened().edition("b")).toBeNull();
  expect(await opened().read("a")).toBeNull();
  expect(refused).toEqual([]);
});

test.each(["../secret", "..", ".", "/etc/passwd", "a/../../secret", "..\\secret", "secret\0", "%2e%2e/secret", ""])(
  "%j leads to nothing",
  async (name) => {
    putInto(outside, "secret.png", await pngOf(8, 6));
    putInto(folder, "a/b.png", await pngOf(8, 6));
    expect(await opened().read(name)).toBeNull();
    expect(await opened().edition(name)).toBeNull();
  },
);

test("a link is not followed, be it the file or a folder on the way", async () => {
  putInto(folder, "a.png", await pngOf(8, 6));
  putInto(outside, "elsewhere/secret.png", await pngOf(8, 6));
  symlinkSync(path.join(outside, "elsewhere/secret.png"), path.join(folder, "link.png"));
  symlinkSync(path.join(outside, "elsewhere"), path.join(folder, "folder"));
  symlinkSync(path.join(folder, "a.png"), path.join(folder, "within.png"));
  for (const name of ["link", "folder/secret", "within"]) expect(await opened().read(name)).toBeNull();
});

test("the media folder itself may be a link", async () => {
  putInto(outside, "elsewhere/a.png", await pngOf(8, 6));
  symlinkSync(path.join(outside, "elsewhere"), folder);
  expect(await opened().read("a")).not.toBeNull();
});

test.each([
  ["a page", "<!doctype html><script>alert(1)</script>"],
  ["a drawing", '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'],
  ["nothing", ""],
  ["another kind of picture", Buffer.from("GIF89a")],
])("%s called a picture is refused, once", async (_case, content) => {
  putInto(folder, "a.png", content);
  const masters = opened();
  expect(await masters.edition("a")).toBeNull();
  expect(await masters.read("a")).toBeNull();
  expect(refused).toEqual([{ master: "a", reason: "no-picture" }]);
});

test("a file of more than 8 MB is refused without being read", async () => {
  putInto(folder, "a.png", Buffer.alloc(8 * 1024 * 1024 + 1));
  expect(await opened().edition("a")).toBeNull();
  expect(refused).toEqual([{ master: "a", reason: "too-large" }]);
});

test("what could not be read is not tried again until another content lies there", async () => {
  const masters = opened();
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

import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createPictureCache } from "#server/images/pictureCache.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { newFolder, removeFolder } from "../../../support/shop.ts";

let folder = "";
let errors: unknown[] = [];
beforeEach(() => {
  folder = newFolder();
  errors = [];
});
afterEach(() => removeFolder(folder));

const opened = (maximumBytes = 100) =>
  createPictureCache({ folder, maximumBytes, onError: (error) => errors.push(error) });
const key = (digit: string) => `${digit.repeat(16)}-300x400-1.avif`;
const [a, b, c] = [key("a"), key("b"), key("c")];
const bytes = (count: number) => Buffer.alloc(count, 1);

test("returns stored pictures, also in the next process", async () => {
  const cache = opened();
  expect(await cache.get(a)).toBeNull();
  await cache.put(a, bytes(10));
  expect(await cache.get(a)).toEqual(bytes(10));
  expect(await opened().get(a)).toEqual(bytes(10));
  expect(readdirSync(folder)).toEqual([a]);
  expect(errors).toEqual([]);
});

test("evicts the least recently used picture", async () => {
  const cache = opened();
  await cache.put(a, bytes(40));
  await cache.put(b, bytes(40));
  await cache.get(a);
  await cache.put(c, bytes(40));
  expect(readdirSync(folder).toSorted()).toEqual([a, c]);
  expect(await cache.get(b)).toBeNull();
  expect(await cache.get(a)).toEqual(bytes(40));
});

test("keeps the most recently used pictures when the limit is lowered", async () => {
  const cache = opened();
  for (const [age, name] of [a, b, c].entries()) {
    await cache.put(name, bytes(30));
    utimesSync(path.join(folder, name), 1000 + age, 1000 + age);
  }
  expect(await opened(60).get(c)).toEqual(bytes(30));
  expect(readdirSync(folder).toSorted()).toEqual([b, c]);
  // Said of the file, too, by the time that it is answered.
  expect(statSync(path.join(folder, c)).mtimeMs).toBeGreaterThan(statSync(path.join(folder, b)).mtimeMs + 1_000_000);
});

test("does not store a picture that is larger than the cache", async () => {
  const cache = opened();
  await cache.put(a, bytes(101));
  expect(await cache.get(a)).toBeNull();
  expect(readdirSync(folder)).toEqual([]);
});

test("removes unfinished files of a stopped process, but no other files", async () => {
  mkdirSync(folder);
  writeFileSync(path.join(folder, "half.unfinished"), "half");
  writeFileSync(path.join(folder, "notes.txt"), "n".repeat(1000));
  await opened().put(a, bytes(10));
  expect(readdirSync(folder).toSorted()).toEqual([a, "notes.txt"]);
});

test("ignores an empty file", async () => {
  mkdirSync(folder);
  writeFileSync(path.join(folder, a), "");
  expect(await opened().get(a)).toBeNull();
});

test("returns null for a file that was removed, and stores it again", async () => {
  const cache = opened();
  await cache.put(a, bytes(10));
  rmSync(path.join(folder, a));
  expect(await cache.get(a)).toBeNull();
  await cache.put(a, bytes(20));
  expect(await cache.get(a)).toEqual(bytes(20));
  expect(errors).toEqual([]);
});

test("reports when nothing can be written", async () => {
  writeFileSync(folder, "a file where the folder should be");
  const cache = opened();
  await cache.put(a, bytes(10));
  expect(await cache.get(a)).toBeNull();
  expect(errors.length).toBeGreaterThan(0);
  expect(existsSync(path.join(folder, a))).toBe(false);
});

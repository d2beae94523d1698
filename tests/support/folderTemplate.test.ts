import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { copierOf, type FolderTemplate, hashOfFiles } from "./folderTemplate.ts";

let root: string;
let folder: string;
let fills: number;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "dioptra-template-"));
  folder = path.join(root, "versions");
  fills = 0;
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const version = () => "current";
async function fill(unfinished: string) {
  fills++;
  mkdirSync(unfinished);
  writeFileSync(path.join(unfinished, "file"), `fill ${fills}`);
}
const copy = (name: string, change: Partial<FolderTemplate> = {}) =>
  copierOf({ folder, version, fill, ...change })(path.join(root, name));
const contentOf = (name: string) => readFileSync(path.join(root, name, "file"), "utf8");

test("fills a template once, and copies it for everyone who asks later", async () => {
  await copy("a");
  await copy("b");
  expect([contentOf("a"), contentOf("b")]).toEqual(["fill 1", "fill 1"]);
});

test("fills a new version after a change, and removes the old one", async () => {
  await copy("a");
  await copy("b", { version: () => "changed" });
  expect(contentOf("b")).toBe("fill 2");
  expect(readdirSync(folder)).toEqual(["changed"]);
});

test("uses the template of another process that finished first", async () => {
  const fillSlowly = async (unfinished: string) => {
    await fill(unfinished);
    mkdirSync(path.join(folder, "current"));
    writeFileSync(path.join(folder, "current/file"), "of the other");
  };
  await copy("a", { fill: fillSlowly });
  expect(contentOf("a")).toBe("of the other");
  expect(readdirSync(folder)).toEqual(["current"]);
});

test("removes what an interrupted process left, and keeps what a running one is filling", async () => {
  // Process identifiers are smaller than this one.
  const [dead, alive] = [`current.${2 ** 30}`, `current.${process.ppid}`];
  for (const name of [dead, alive]) mkdirSync(path.join(folder, name), { recursive: true });
  await copy("a");
  expect(readdirSync(folder).toSorted()).toEqual(["current", alive]);
});

test("leaves nothing behind when filling fails, and tries again next time", async () => {
  const failing = async (unfinished: string) => {
    await fill(unfinished);
    throw new Error("The disk is full.");
  };
  await expect(copy("a", { fill: failing })).rejects.toThrow("The disk is full.");
  expect([existsSync(path.join(root, "a")), readdirSync(folder)]).toEqual([false, []]);
  await copy("a");
  expect(contentOf("a")).toBe("fill 2");
});

test("a hash changes with the name and the content of each file that matches", () => {
  const hashes = ["a", "b", "c"].map((name) => {
    writeFileSync(path.join(root, `${name}.ts`), name);
    return hashOfFiles(["*.ts"], root);
  });
  writeFileSync(path.join(root, "a.ts"), "changed");
  hashes.push(hashOfFiles(["*.ts"], root));
  expect(new Set(hashes).size).toBe(4);
  writeFileSync(path.join(root, "other.md"), "");
  mkdirSync(path.join(root, "node_modules"));
  writeFileSync(path.join(root, "node_modules/d.ts"), "");
  expect(hashOfFiles(["**/*.ts"], root)).toBe(hashes.at(-1));
});

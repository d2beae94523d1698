import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { openPlatform } from "#platform/runtime/openPlatform.ts";
import { embeddedSettings } from "#platform/kernel/settings.ts";
import { DataFolderLocked } from "#platform/kernel/startFailure.ts";
import { copySeededFolder } from "../../../support/seededFolder.ts";
import { callsTo, failureOf } from "../support/openFolder.ts";

const folder = mkdtempSync(path.join(tmpdir(), "dioptra-platform-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("refuses a folder in use, answers 503 after closing, and frees the folder", async () => {
  await copySeededFolder(folder);
  const open = () => openPlatform({ settings: embeddedSettings, folder });
  const platform = await open();
  const failure = await failureOf(path.join(folder, "..", path.basename(folder)), embeddedSettings);
  expect(failure).toBeInstanceOf(DataFolderLocked);
  expect(failure).toMatchObject({ reason: "locked" });
  expect(String(failure)).toContain("in use by another process");
  await expect(callsTo(platform).get("channel/countries")).resolves.toMatchObject({ status: 200 });
  await platform.close();
  await platform.close();
  const { status, json } = await callsTo(platform).get("channel/countries");
  expect([status, json]).toEqual([503, { code: 503, result: "Something went wrong, try later." }]);
  const again = await open();
  await again.close();
  // Two starts of the database take minutes beside a whole run of other tests.
}, 300_000);

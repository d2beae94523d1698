import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { configuration } from "#configuration/index.ts";
import { validationSettings, waitingSettings } from "#configuration/unread.ts";
import { readSources } from "../../architecture/sources.ts";
import { unreadSettings } from "../../architecture/unreadSettings.ts";

const unread = unreadSettings(readSources(), configuration);
const listed: readonly string[] = [...Object.values(waitingSettings).flat(), ...validationSettings];

test("every setting is read or listed as waiting for a feature", () => {
  expect(unread.filter((setting) => !listed.includes(setting))).toEqual([]);
});

test("no listed setting is read", () => {
  expect(listed.filter((setting) => !unread.includes(setting))).toEqual([]);
});

test("no setting is listed twice", () => expect(listed).toEqual([...new Set(listed)]));

test("the README explains exactly the features that settings wait for", () => {
  const readme = readFileSync("storefront/configuration/README.md", "utf8");
  const explained = [...readme.matchAll(/^\| ([^|]+) \| [^|]+ \|$/gm)].map(([, feature]) => feature);
  expect(explained).toEqual(["feature", ...Object.keys(waitingSettings)]);
});

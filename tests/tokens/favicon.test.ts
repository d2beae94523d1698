import { readFileSync } from "node:fs";
import { base, dark } from "@dioptra/tokens/values";
import { expect, test } from "vitest";

test("the favicon has the colour of actions in light and dark", () => {
  const icon = readFileSync("storefront/public/favicon.svg", "utf8").toLowerCase();
  expect(icon.match(/#[\da-f]{6}/g)).toEqual([base.color.action, dark.color.action]);
});

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pageFiles } from "../bench/pageBytes.ts";

test("no first view loads code of react-aria or Radix", async () => {
  const pages = await pageFiles();
  const isOfLibrary = (file: string) => /react-aria|data-radix/.test(readFileSync(file, "utf8"));
  expect(pages.filter(({ code }) => code.some(isOfLibrary)).map(({ id }) => id)).toEqual([]);
});

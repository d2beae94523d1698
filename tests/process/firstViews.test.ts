import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pageFiles } from "../bench/pageBytes.ts";

test("no first view loads code of react-aria or Radix", async () => {
  const pages = await pageFiles();
  const isOfLibrary = (file: string) => /react-aria|data-radix/.test(readFileSync(file, "utf8"));
  expect(pages.filter(({ code }) => code.some(isOfLibrary)).map(({ id }) => id)).toEqual([]);
});

test("no first view names the files of panels, which one import brings", async () => {
  const pages = await pageFiles();
  const namesPanels = (file: string) =>
    /Shop(Account|MegaMenu|Menu|Microcart|Search)-/.test(readFileSync(file, "utf8"));
  expect(pages.filter(({ code }) => code.some(namesPanels)).map(({ id }) => id)).toEqual([]);
});

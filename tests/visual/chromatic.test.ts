import { execFile } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import * as z from "zod";
import { readSource } from "../support/moduleGraph.ts";

const { externals } = z
  .object({ externals: z.array(z.string()) })
  .parse(JSON.parse(readFileSync("chromatic.config.json", "utf8")));

const isExternal = (file: string) => externals.some((pattern) => path.matchesGlob(file, pattern));
const isStyle = (file: string) => file.endsWith(".css.ts");

test("what TurboSnap cannot trace to a story makes it take all pictures", () => {
  const sources = globSync("{.storybook,stories,storefront/app,tokens,ui}/**/*.{ts,tsx}", {
    exclude: (name) => ["node_modules", "dist", "compiled"].includes(path.basename(name)),
  });
  const importedByCode = new Set(
    sources.filter((file) => !isStyle(file)).flatMap((file) => readSource(file).imports.map((each) => each.file)),
  );
  // Styles that only other styles import are evaluated when Storybook is built, and are not among its modules.
  const untraced = sources.filter((file) => isStyle(file) && !importedByCode.has(file));
  expect(untraced.length).toBeGreaterThan(0);
  expect(untraced.filter((file) => !isExternal(file))).toEqual([]);
  // Messages are compiled before, and pictures of pages are copied.
  expect(isExternal("storefront/locales/pl.json")).toBe(true);
  expect(globSync("stories/pages/pictures/**/*.*").filter((file) => !isExternal(file))).toEqual([]);
});

test("every external exists", () => {
  expect(externals.filter((pattern) => globSync(pattern).length === 0)).toEqual([]);
});

test("without a token it says where to find one, and builds nothing", async () => {
  const { CHROMATIC_PROJECT_TOKEN: _, ...env } = process.env;
  const { error, stderr } = await new Promise<{ error: unknown; stderr: string }>((resolve) => {
    execFile(process.execPath, ["tests/visual/chromatic.ts"], { env }, (error, _stdout, stderr) =>
      resolve({ error, stderr }),
    );
  });
  expect(error).toMatchObject({ code: 1 });
  expect(stderr).toMatch(/^CHROMATIC_PROJECT_TOKEN is not set\. .+npm run test:visual/);
});

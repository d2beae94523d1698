import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { checkPackage, createPackageFromTarballData, type Problem } from "@arethetypeswrong/core";
import { type Browser, chromium, type Page } from "playwright";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { command } from "../support/command.ts";
import { chromiumArguments, chromiumPath } from "../support/chromium.ts";
import { listPublicNames } from "../support/publicNames.ts";
import { serve } from "../visual/serve.ts";
import { installShop } from "./installing/installShop.ts";
import { pack, readManifest, unpack } from "./installing/pack.ts";
import { unresolved } from "./installing/unresolved.ts";

const folders = ["tokens", "ui"] as const;
const temporary = mkdtempSync(path.join(tmpdir(), "dioptra-packages-"));
const archives = new Map<string, string>();
const unpackedFolder = (folder: string) => path.join(temporary, "unpacked", folder);
const archiveOf = (folder: string) => new Uint8Array(readFileSync(archives.get(folder) ?? ""));

const bin = (name: string) => path.resolve("node_modules/.bin", name);

/** Problems of old module resolutions. The packages are ES modules and have only `exports`. */
const isLegacyProblem = (problem: Problem) =>
  "resolutionKind" in problem && ["node10", "node16-cjs"].includes(problem.resolutionKind);

async function expectSuccess(file: string, args: readonly string[], env = {}, cwd?: string) {
  const { code, output } = await command(file, args, env, cwd);
  expect(code, output).toBe(0);
}

beforeAll(async () => {
  await expectSuccess("npm", ["run", "build:packages"]);
  for (const folder of folders) {
    const archive = await pack(folder, temporary);
    archives.set(folder, archive);
    await unpack(archive, unpackedFolder(folder));
  }
});
afterAll(() => rmSync(temporary, { recursive: true, force: true }));

test("publishes every import path except ./fonts, which needs Vite, and ./values", () => {
  const missing = folders.flatMap((folder) => {
    const published = readManifest(unpackedFolder(folder)).exports;
    return Object.keys(readManifest(folder).exports).filter((name) => !(name in published));
  });
  expect(missing).toEqual(["./fonts", "./values"]);
});

test("has the public names in publicNames.txt", () => {
  expect(listPublicNames(folders, "build")).toBe(readFileSync("tests/process/publicNames.txt", "utf8"));
});

describe.each(folders)("the package %s", (source) => {
  const folder = unpackedFolder(source);

  test("passes publint", async () => {
    const { messages, pkg } = await publint({ pack: { tarball: archiveOf(source).buffer }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg ?? {}))).toEqual([]);
  });

  test("imports only its own files and declared dependencies", () => expect(unresolved(folder)).toEqual([]));

  test("has types for every module resolution with ES modules", async () => {
    const archive = createPackageFromTarballData(archiveOf(source));
    const analysis = await checkPackage(archive, { excludeEntrypoints: [/\.css$/] });
    expect(analysis.types).toMatchObject({ kind: "included" });
    const problems = "problems" in analysis ? analysis.problems : [];
    expect(problems.filter((problem) => !isLegacyProblem(problem))).toEqual([]);
  });

  test("depends on published version ranges", () => {
    const { version, dependencies, peerDependencies } = readManifest(folder);
    const ranges = Object.entries({ ...dependencies, ...peerDependencies });
    expect(version).toBe(readManifest(source).version);
    for (const [name, range] of ranges) expect(range, name).toMatch(/^\^\d+\.\d+\.\d+$/);
  });
});

describe("another shop with both packages", () => {
  const shop = path.join(temporary, "shop");
  const consoleMessages: string[] = [];
  let browser: Browser;
  let page: Page;
  let close: () => Promise<void>;

  beforeAll(async () => {
    mkdirSync(shop);
    await installShop(
      shop,
      folders.map((folder) => ({ folder, archive: archives.get(folder) ?? "" })),
    );
    await expectSuccess(bin("tsc"), ["-p", shop]);
    await expectSuccess(bin("vite"), ["build"], { NODE_ENV: "production" }, shop);
    const server = await serve(path.join(shop, "dist"));
    close = server.close;
    const executablePath = chromiumPath();
    browser = await chromium.launch({ ...(executablePath && { executablePath }), args: chromiumArguments });
    page = await browser.newPage({ colorScheme: "light" });
    page.on("console", (message) => consoleMessages.push(message.text()));
    page.on("pageerror", (error) => consoleMessages.push(error.message));
    await page.goto(server.origin);
  });
  afterAll(async () => {
    await browser.close();
    await close();
  });

  test("shows a product with its name and price", async () => {
    const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Claria Daily" }) });
    await card.waitFor();
    expect(await card.innerText()).toContain("€129.00");
    expect(await card.innerText()).toContain("New");
  });

  test("reads a prescription typed by keyboard", async () => {
    await page.getByRole("textbox", { name: "Right eye, sphere" }).click();
    await page.keyboard.type("-275");
    for (const typed of ["Enter", "-0.50", "Enter", "x170", "Enter", "Enter", "63", "Enter", "-2.50", "Enter"]) {
      await (typed === "Enter" ? page.keyboard.press(typed) : page.keyboard.type(typed));
    }
    const entered = async () => JSON.parse(await page.locator("main > output").innerText());
    await expect.poll(entered, { timeout: 20_000 }).toMatchObject({
      eyes: { right: { sphere: -2.75, cylinder: -0.5, axis: 170 }, left: { sphere: -2.5, cylinder: 0 } },
      pupillaryDistance: { total: 63 },
    });
  });

  test("is styled by the tokens", async () => {
    const looks = await page.getByLabel("Date of the prescription").evaluate((field) => {
      const token = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name);
      const { borderRadius, fontFamily } = getComputedStyle(field);
      return { borderRadius, fontFamily, radius: token("--radius-control"), family: token("--family-text") };
    });
    expect(looks.radius).toMatch(/^\d+px$/);
    expect(looks.borderRadius).toBe(looks.radius);
    expect(looks.fontFamily).toBe(looks.family);
  });

  test("downloads only the styles of the components it uses", () => {
    const bytesOf = (file: string) => readFileSync(file).length;
    const [sheet = ""] = globSync(path.join(shop, "dist/assets/*.css"));
    const whole = bytesOf("ui/dist/styles.css");
    expect(bytesOf(sheet)).toBeLessThan(whole / 3);
  });

  test("logs nothing in the console", () => expect(consoleMessages).toEqual([]));

  test("renders on a server without a bundler", async () => {
    const { code, output } = await command(process.execPath, ["server.mjs"], { NODE_ENV: "production" }, shop);
    expect(code, output).toBe(0);
    expect(output).toContain("Rechtes Auge, Sphäre");
  });
});

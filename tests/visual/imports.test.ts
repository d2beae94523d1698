import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

/** Files that run something when they are imported: those that a command starts. */
const commands = `${readFileSync("package.json", "utf8")} ${readFileSync("run.mjs", "utf8")}`;
/** Read by Playwright only, after `visual.ts` has written the plan that they need. */
const readByPlaywright = ["tests/visual/*.spec.ts", "tests/visual/playwright.config.ts"];

const modules = globSync(["tests/run/*.ts", "tests/visual/*.ts", "playwright.config.ts"], {
  exclude: ["**/*.test.ts", ...readByPlaywright],
}).filter((file) => !commands.includes(file.replaceAll("\\", "/")));

test("runners and configurations can be imported before there is a browser, and find it later", () => {
  const script = `
    for (const file of ${JSON.stringify(modules.map((file) => path.resolve(file)))}) await import(file);
    const { browserOptions } = await import(${JSON.stringify(path.resolve("tests/visual/camera.ts"))});
    process.env.CHROMIUM_PATH = "/late/chromium";
    console.log(browserOptions.launch.executablePath);
    process.exit();`;
  const output = execFileSync(process.execPath, ["--input-type=module", "-e", script], {
    encoding: "utf8",
    env: { ...process.env, CHROMIUM_PATH: "/missing/chromium", FONTCONFIG_FILE: "/missing/fonts.conf" },
  });
  expect(modules).toContain("tests/visual/runners.ts");
  expect(output.trim()).toBe("/late/chromium");
});

import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";
import { chromiumPath } from "./chromium.ts";
import { command } from "./command.ts";
import { installPackages } from "./installPackages.ts";

/** Returns whether a program starts. A browser without the libraries that it needs exists but does not start. */
function starts(file: string, args: readonly string[]): boolean {
  try {
    execFileSync(file, args, { stdio: "ignore", timeout: 60_000 });
    return true;
  } catch {
    return false;
  }
}

const hasChromium = () => starts(chromiumPath() ?? chromium.executablePath(), ["--version"]);

const installers: readonly (() => Promise<unknown>)[] = [
  () => command("playwright", ["install", "chromium"]),
  // Without a font of its own choice, Debian takes one of several, and pictures of stories could not be compared.
  () => installPackages("chromium", "chromium-headless-shell", "fonts-dejavu-core"),
  () => installPackages("chromium", "fonts-dejavu-core"),
];

const howToGoOn = "Install Chromium or Chrome, or set CHROMIUM_PATH to the path of one. Many tests need a browser.";

async function installChromium(): Promise<void> {
  if (hasChromium()) return;
  const path = process.env["CHROMIUM_PATH"];
  if (path) throw new Error(`CHROMIUM_PATH is ${path}, which is not a browser that starts. ${howToGoOn}`);
  console.log("Installing Chromium for the tests…");
  for (const install of installers) {
    await install();
    if (hasChromium()) return;
  }
  throw new Error(`The tests need Chromium, which could not be installed. ${howToGoOn}`);
}

/** Returns the fonts that fontconfig finds for a name, or all; null where there is no fontconfig. */
function findFonts(program: "fc-match" | "fc-list", ...args: readonly string[]): string | null {
  try {
    return execFileSync(program, args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  } catch {
    return null;
  }
}

/** Returns whether the system has a font with the widths of Arial. */
function hasFallbackFont(): boolean {
  if (process.platform !== "linux") return true;
  const match = findFonts("fc-match", "Arial");
  // A browser that was installed by itself comes without `fc-match`.
  return match === null ? existsSync("/usr/share/fonts/truetype/liberation") : /arial|arimo|liberation/i.test(match);
}

/**
 * Installs a font with the widths of Arial if the system has none. Pages show it until their own fonts have loaded, and
 * the accepted pictures of stories were taken with it. Where it cannot be installed, `npm test` says that pictures were
 * not compared. Throws if there is no font at all, because Chromium then crashes when it draws text.
 */
async function installFallbackFont(): Promise<void> {
  if (hasFallbackFont()) return;
  console.log("Installing a fallback font for the tests…");
  // Where that fails, all other tests pass with any fonts.
  await installPackages("fonts-liberation");
  if (findFonts("fc-list")?.trim() !== "") return;
  throw new Error("The tests need a font, because Chromium cannot draw text without one. Install fonts-liberation.");
}

/**
 * Installs Chromium if there is none, Playwright's, otherwise the system's package, and a fallback font. Throws an error
 * that says how to go on if there is no Chromium or no font.
 */
export async function ensureChromium(): Promise<void> {
  await installChromium();
  await installFallbackFont();
}

/** Ends the process with one sentence if there is no Chromium or no font and they cannot be installed. */
export async function ensureChromiumOrExit(): Promise<void> {
  try {
    await ensureChromium();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

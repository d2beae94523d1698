import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";
import { chromiumPath } from "./chromium.ts";

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

/** Installs Debian packages. Throws if there is no apt-get, no permission or no network. */
function installPackages(...packages: readonly string[]): void {
  execFileSync("apt-get", ["update"], { stdio: "ignore", timeout: 300_000 });
  execFileSync("apt-get", ["install", "-y", "--no-install-recommends", ...packages], {
    stdio: "ignore",
    timeout: 600_000,
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}

const installers: readonly (() => void)[] = [
  () => void execFileSync("playwright", ["install", "chromium"], { stdio: "ignore", timeout: 600_000 }),
  () => installPackages("chromium"),
];

const howToGoOn =
  "Install Chromium or Chrome, or set CHROMIUM_PATH to the path of one. No tests were run, because many need a browser.";

function installChromium(): void {
  if (hasChromium()) return;
  const path = process.env["CHROMIUM_PATH"];
  if (path) {
    console.error(`CHROMIUM_PATH is ${path}, which is not a browser that starts. ${howToGoOn}`);
    process.exit(1);
  }
  console.log("Installing Chromium for the tests…");
  for (const install of installers) {
    try {
      install();
    } catch {
      continue;
    }
    if (hasChromium()) return;
  }
  console.error(`The tests need Chromium, which could not be installed. ${howToGoOn}`);
  process.exit(1);
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
 * not compared. Exits the process if there is no font at all, because Chromium then crashes when it draws text.
 */
function installFallbackFont(): void {
  if (hasFallbackFont()) return;
  console.log("Installing a fallback font for the tests…");
  try {
    installPackages("fonts-liberation");
  } catch {
    // All other tests pass with any fonts.
  }
  if (findFonts("fc-list")?.trim() !== "") return;
  console.error("The tests need a font, because Chromium cannot draw text without one. Install fonts-liberation.");
  process.exit(1);
}

/**
 * Installs Chromium if there is none, Playwright's, otherwise the system's package, and a fallback font. Exits the
 * process if there is no Chromium or no font.
 */
export function ensureChromium(): void {
  installChromium();
  installFallbackFont();
}

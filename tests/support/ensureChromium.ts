import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";
import { chromiumPath } from "./chromium.ts";

const isInstalled = () => chromiumPath() !== null || existsSync(chromium.executablePath());

const installers: readonly (readonly [file: string, args: readonly string[]])[] = [
  ["playwright", ["install", "chromium"]],
  ["apt-get", ["install", "-y", "--no-install-recommends", "chromium"]],
];

const updatePackageList = () => execFileSync("apt-get", ["update"], { stdio: "ignore", timeout: 300_000 });

/**
 * Installs a font with the widths of Arial if the system has none. Pages show it until their own fonts have loaded, and
 * the accepted pictures of stories were taken with it. Without the font, these pictures are compared in another way.
 */
function ensureFallbackFont(): void {
  try {
    if (/arial|arimo|liberation/i.test(execFileSync("fc-match", ["Arial"], { encoding: "utf8" }))) return;
    console.log("Installing a fallback font for the tests…");
    updatePackageList();
    execFileSync("apt-get", ["install", "-y", "--no-install-recommends", "fonts-liberation"], {
      stdio: "ignore",
      timeout: 300_000,
    });
  } catch {
    // A system without fontconfig or apt-get, such as macOS, has Arial or does without.
  }
}

/**
 * Installs Chromium if there is none, Playwright's, otherwise the system's package, and a fallback font. Exits the process
 * if there is no Chromium.
 */
export function ensureChromium(): void {
  installChromium();
  ensureFallbackFont();
}

function installChromium(): void {
  if (isInstalled()) return;
  console.log("Installing Chromium for the tests…");
  for (const [file, args] of installers) {
    try {
      if (file === "apt-get") updatePackageList();
      execFileSync(file, args, { stdio: "ignore", timeout: 600_000 });
    } catch {
      continue;
    }
    if (isInstalled()) return;
  }
  console.error(
    "The tests need Chromium, which could not be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to its path.",
  );
  process.exit(1);
}

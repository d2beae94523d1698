import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";
import { chromiumPath } from "./chromium.ts";

const isThere = () => chromiumPath() !== null || existsSync(chromium.executablePath());

const tries: readonly (readonly [file: string, args: readonly string[]])[] = [
  ["playwright", ["install", "chromium"]],
  ["apt-get", ["install", "-y", "--no-install-recommends", "chromium"]],
];

/** Finds a Chromium, or installs one: Playwright's own, else the system's package where that is allowed. */
export function ensureChromium(): void {
  if (isThere()) return;
  console.log("Installing Chromium for the tests…");
  for (const [file, args] of tries) {
    try {
      if (file === "apt-get") execFileSync("apt-get", ["update"], { stdio: "ignore", timeout: 300_000 });
      execFileSync(file, args, { stdio: "ignore", timeout: 600_000 });
    } catch {
      continue;
    }
    if (isThere()) return;
  }
  console.error(
    "The tests need Chromium, and it could not be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one.",
  );
  process.exit(1);
}

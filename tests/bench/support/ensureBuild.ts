import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { isBuilt } from "#server/build/build.ts";

/** Builds the shop unless the build is up to date. */
export function ensureBuild(): void {
  if (isBuilt()) return;
  const file = fileURLToPath(new URL("../../../storefront/server/build/build.ts", import.meta.url));
  execFileSync(process.execPath, [file], { stdio: "inherit" });
}

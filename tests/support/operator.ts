import { execFile } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Shop } from "./shop.ts";

const command = fileURLToPath(new URL("../../storefront/platform/staff/command.ts", import.meta.url));

/** Runs `npm run operator` against a shop and returns what it prints. */
export async function operator(shop: Pick<Shop, "origin" | "folder">, ...words: readonly string[]): Promise<string> {
  const where = ["--url", shop.origin, "--key-file", path.join(shop.folder, "keys.json")];
  const { stdout } = await promisify(execFile)(process.execPath, [command, ...words, ...where]);
  return stdout;
}

import { execFileSync } from "node:child_process";
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { PublishedPackage } from "./packages.ts";

const notSources = ["**/node_modules/**", "**/dist/**", "**/*.d.ts"];

/** Declarations beside the modules; they name each other as modules do. */
export function writeTypes({ folder, keptBack }: PublishedPackage, out: string): void {
  execFileSync("node_modules/.bin/tsc", ["-b", folder], { stdio: "inherit" });
  const exclude = [...notSources, ...keptBack];
  for (const file of globSync("**/*.{ts,tsx}", { cwd: folder, exclude })) {
    const declarations = file.replace(/\.tsx?$/, ".d.ts");
    const text = readFileSync(path.join("node_modules/.types", folder, declarations), "utf8");
    const target = path.join(out, declarations);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text.replaceAll(/(["'])(\.{1,2}\/[^"']+)\.tsx?\1/g, "$1$2.js$1"));
  }
}

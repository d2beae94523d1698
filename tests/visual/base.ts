import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { command } from "../support/command.ts";

const git = (...args: readonly string[]) =>
  execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();

/** Returns the commit that last changed the accepted pictures, or null without a full history. */
export function acceptedIn(folder: string): string | null {
  try {
    if (git("rev-parse", "--is-shallow-repository") === "true") return null;
    return git("log", "-1", "--format=%H", "--", folder) || null;
  } catch {
    return null;
  }
}

/** Builds the Storybook of an earlier commit into a folder, with the packages of that commit. */
export async function buildStorybookOf(commit: string, folder: string): Promise<void> {
  if (existsSync(path.join(folder, "index.json"))) return;
  const source = mkdtempSync(path.join(tmpdir(), "dioptra-base-"));
  try {
    const archive = execFileSync("git", ["archive", commit], { maxBuffer: 2 ** 30 });
    execFileSync("tar", ["-x", "-C", source], { input: archive });
    const { packageManager } = JSON.parse(readFileSync(path.join(source, "package.json"), "utf8"));
    const steps = [
      ["npx", "--yes", packageManager, "install", "--frozen-lockfile", "--prefer-offline"],
      [path.join(source, "node_modules/.bin/storybook"), "build", "--quiet", "--output-dir", path.resolve(folder)],
    ] as const;
    for (const [file, ...args] of steps) {
      const { code, output } = await command(file, args, {}, source);
      if (code !== 0) throw new Error(`The Storybook of ${commit} could not be built:\n${output}`);
    }
  } finally {
    rmSync(source, { recursive: true, force: true });
  }
}

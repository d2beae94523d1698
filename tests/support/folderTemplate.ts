import { createHash } from "node:crypto";
import { cpSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";

/** A folder that is expensive to fill, and is therefore filled once and copied. */
export interface FolderTemplate {
  /** The folder of this template's versions. Only the current one is kept. */
  readonly folder: string;
  /** Returns a name that changes whenever `fill` would write something else. */
  readonly version: () => string;
  /** Creates the given folder and fills it. */
  readonly fill: (folder: string) => Promise<void>;
}

const skipped = ["**/node_modules/**", "**/dist/**"];

/** Returns a hash of all files that match the patterns, for use in a version. */
export function hashOfFiles(patterns: readonly string[], cwd: string): string {
  const hash = createHash("sha256");
  for (const file of globSync(patterns, { cwd, exclude: skipped }).toSorted()) {
    hash.update(file).update(readFileSync(path.join(cwd, file)));
  }
  return hash.digest("hex").slice(0, 16);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Removes other versions, and unfinished ones whose process was interrupted. */
function removeOutdated(folder: string, version: string): void {
  for (const name of readdirSync(folder)) {
    const [found, pid] = name.split(".");
    const isNeeded = pid === undefined ? found === version : isRunning(Number(pid));
    if (!isNeeded) rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}

/** Creates the current version unless it exists, and returns its folder. */
async function currentVersion({ folder, version, fill }: FolderTemplate): Promise<string> {
  const name = version();
  const finished = path.join(folder, name);
  if (existsSync(finished)) return finished;
  mkdirSync(folder, { recursive: true });
  removeOutdated(folder, name);
  // Several processes may fill it at once. Each fills its own folder, and the first to finish renames it into place.
  const unfinished = `${finished}.${process.pid}`;
  try {
    await fill(unfinished);
    renameSync(unfinished, finished);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(finished)) throw error;
  }
  return finished;
}

/** Returns a function that copies the template to a new folder. It looks for changes at its first call only. */
export function copierOf(template: FolderTemplate): (target: string) => Promise<void> {
  let current: Promise<string> | undefined;
  return async (target) => {
    current ??= currentVersion(template);
    cpSync(await current, target, { recursive: true });
  };
}

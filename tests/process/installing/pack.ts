import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { command } from "../../support/command.ts";

/** The parts of a package.json that the tests of packed packages read. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, string | null>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** Reads the package.json of a package in the workspace, or of an unpacked package in `folder`. */
export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));

async function output(file: string, args: readonly string[], cwd?: string): Promise<string> {
  const { code, output } = await command(file, args, {}, cwd);
  if (code !== 0) throw new Error(output);
  return output;
}

/** Packs a built package as `pnpm publish` does, into the folder `into`, and returns the archive's path. */
export async function pack(folder: string, into: string): Promise<string> {
  const { packageManager }: { packageManager: string } = JSON.parse(readFileSync("package.json", "utf8"));
  const archive = path.join(into, `${folder}.tgz`);
  await output("npx", ["--yes", packageManager, "pack", "--out", archive], folder);
  return archive;
}

/** Unpacks an archive into `target`, as npm does when it installs one. */
export async function unpack(archive: string, target: string): Promise<void> {
  mkdirSync(target, { recursive: true });
  await output("tar", ["-xzf", archive, "--strip-components=1", "-C", target]);
}

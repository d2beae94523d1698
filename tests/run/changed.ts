import { execFileSync } from "node:child_process";
import { globSync } from "node:fs";
import path from "node:path";
import { ensureChromiumOrExit } from "../support/ensureChromium.ts";
import { modulesOf } from "../support/moduleGraph.ts";
import { runAll } from "../support/runner.ts";
import { quickChecks } from "./checks.ts";
import { vitest } from "./vitest.ts";

const usage = `npm run test:changed [-- <commit>]

Runs the quick checks, the unit and platform tests that depend on the files that changed since a commit, and the stories
of changed components. Without a commit, these are the changes since the branch left main, and those not yet committed.`;

const [base = "main", ...rest] = process.argv.slice(2);
if (rest.length > 0 || base.startsWith("-")) {
  console.error(usage);
  process.exit(1);
}

const git = (...args: readonly string[]) =>
  execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] })
    .split("\n")
    .filter(Boolean);

/** Returns the changed and the new files. Exits if there is no such commit, or no history at all. */
function changedFiles(): readonly string[] {
  try {
    const [start = base] = git("merge-base", base, "HEAD");
    return [...git("diff", "--name-only", start), ...git("ls-files", "--others", "--exclude-standard")];
  } catch {
    console.error(
      `What changed since "${base}" is unknown: no git history here has such a commit. Name another one (npm run test:changed -- <commit>), or run npm test.`,
    );
    process.exit(1);
  }
}

/** Returns the tests at the mirrored place of a file that no test imports, such as a text or a document. */
const mirroredTests = (file: string) => {
  const [folder = "", ...deeper] = path.dirname(file).split("/");
  const mirror = folder === "tests" ? [folder, ...deeper] : ["tests", folder, ...deeper];
  return globSync(`${mirror.join("/")}/**/*.test.ts`);
};

const changed = new Set(changedFiles());
const modules = new Map(
  globSync(["tests/**/*.test.ts", "stories/**/*.stories.tsx"]).map((file) => [file, modulesOf(file).files] as const),
);
const imported = new Set([...modules.values()].flatMap((files) => Array.from(files)));
const mirrored = new Set([...changed].filter((file) => !imported.has(file)).flatMap(mirroredTests));
const files = [...modules].flatMap(([file, parts]) =>
  mirrored.has(file) || [...parts].some((part) => changed.has(part)) ? [file] : [],
);
const stories = files.filter((file) => file.endsWith(".stories.tsx"));
const tests = files.filter((file) => /^tests\/(?!(e2e|process|scaled|live|contract)\/).*\.test\.ts$/.test(file));
console.log(`${changed.size} changed files: ${tests.length} files of tests, ${stories.length} of stories.`);

if (stories.length > 0) await ensureChromiumOrExit();
await runAll([
  ...quickChecks,
  ...(tests.length > 0 ? [vitest("tests of what changed", ["unit", "platform"], { files: tests })] : []),
  ...(stories.length > 0 ? [vitest("stories of what changed", ["stories"], { files: stories })] : []),
]);

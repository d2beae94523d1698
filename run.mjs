// Brings a fresh machine to a running shop or a finished test run, with Node's built-ins only.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = path.dirname(fileURLToPath(import.meta.url));
process.chdir(root);

const tasks = {
  start: { script: "storefront/server/operations/start.ts", env: { NODE_ENV: "production" } },
  dev: { script: "storefront/server/operations/start.ts", arguments: ["--dev"], env: { NODE_ENV: "development" } },
  platform: { script: "storefront/server/operations/startPlatform.ts", env: { NODE_ENV: "production" } },
  test: { script: "tests/run/test.ts" },
  "test:full": { script: "tests/run/test.ts", arguments: ["--full"] },
  "test:live": { bin: "vitest", arguments: ["run", "--project", "live"] },
  "test:visual": { script: "tests/visual/run.ts" },
  "stories:record": { script: "tests/stories/record.ts" },
  check: { script: "tests/run/check.ts" },
  "build:packages": { bin: "tsdown", arguments: ["--workspace", "tokens", "--workspace", "ui"] },
  changeset: { bin: "changeset" },
  bench: { script: "tests/bench/run.ts", env: { NODE_ENV: "production" } },
  conformance: { script: "tests/run/conformance.ts" },
  operator: { script: "storefront/platform/operator/command.ts" },
  seed: { script: "storefront/platform/seed/command.ts" },
  media: { script: "storefront/studio/media.ts" },
  coverage: { bin: "vitest", arguments: ["run", "--project", "unit", "--project", "stories", "--coverage"] },
  "build-storybook": { bin: "storybook", arguments: ["build", "--quiet", "--output-dir", "storybook-static"] },
  storybook: { bin: "storybook", arguments: ["dev", "-p", process.env["PORT"] ?? "6006"] },
};

const [name = "start", ...rest] = process.argv.slice(2);
const task = tasks[name];
if (!task) stop(`Unknown task "${name}". There are: ${Object.keys(tasks).join(", ")}.`);
if (Number(process.versions.node.split(".")[0]) < 20) {
  stop(`Node.js 20 or newer is needed; this is ${process.versions.node}.`);
}

const bin = path.join(root, "node_modules/.bin");
const env = { ...process.env, ...task.env, PATH: `${bin}${path.delimiter}${process.env["PATH"]}` };

await install();
// The task is our direct child on the pinned Node: npx, pnpm and sh do not pass signals on.
const command = task.bin ? [path.join(bin, task.bin)] : [path.join(bin, "node"), task.script];
const status = await run([...command, ...(task.arguments ?? []), ...rest], { handleSignals: true });
process.exit(status);

function stop(message) {
  console.error(message);
  process.exit(1);
}

/** Installs the locked packages, unless these very ones are there. */
async function install() {
  const manifests = [
    "package.json",
    "pnpm-workspace.yaml",
    "pnpm-lock.yaml",
    ...["tokens", "ui", "storefront"].map((name) => `${name}/package.json`),
  ];
  const key = manifests.reduce((hash, file) => hash.update(readFileSync(file)), createHash("sha256")).digest("hex");
  const stamp = "node_modules/.installed";
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === key) return;
  console.log("Installing packages…");
  const { packageManager } = JSON.parse(readFileSync("package.json", "utf8"));
  const npx = process.platform === "win32" ? "npx.cmd" : "npx";
  const status = await run(
    [npx, "--yes", packageManager, "install", "--frozen-lockfile", "--reporter=append-only", "--loglevel=warn"],
    {},
  );
  if (status !== 0) stop("The packages could not be installed; the lines above say why.");
  mkdirSync("node_modules", { recursive: true });
  writeFileSync(stamp, key);
}

/** Runs a command in the foreground and answers with its exit status. */
function run([file, ...args], { handleSignals = false }) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { stdio: "inherit", env: handleSignals ? env : process.env });
    const pass = (signal) => child.kill(signal);
    if (handleSignals) {
      for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, pass);
      passOnNpmsEnd(pass);
    }
    child.on("error", (error) => stop(`Cannot run ${file}: ${error.message}`));
    child.on("exit", (code, signal) => resolve(code ?? (signal === "SIGINT" ? 130 : 143)));
  });
}

/** npm tells SIGTERM only to the shell between itself and us, which dies of it in silence: its end is the signal. */
function passOnNpmsEnd(pass) {
  if (!process.env["npm_lifecycle_event"]) return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    pass("SIGTERM");
  }, 200);
  watch.unref();
}

// Sets up a fresh machine with Node's built-ins only: installs the locked packages when they are missing or outdated,
// then starts the shop or the tests on the Node.js that comes with them. Every other command in package.json needs
// these packages and nothing else.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = path.dirname(fileURLToPath(import.meta.url));
process.chdir(root);

/** The script that each command runs after the installation, with additional environment variables. */
const commands = {
  start: { script: "storefront/server/operations/start.ts", env: { NODE_ENV: "production" } },
  test: { script: "tests/run/test.ts", env: {} },
  setup: null,
};

const [name = "start", ...rest] = process.argv.slice(2);
const command = commands[name];
if (command === undefined) stop(`Unknown command "${name}". Use one of: ${Object.keys(commands).join(", ")}.`);
if (Number(process.versions.node.split(".")[0]) < 20) {
  stop(`Node.js 20 or newer is required, but this is ${process.versions.node}.`);
}

await install();
if (command) {
  const bin = path.join(root, "node_modules/.bin");
  const PATH = `${bin}${path.delimiter}${process.env["PATH"]}`;
  // Started directly, because npx, pnpm and sh do not pass signals on.
  process.exit(await run(path.join(bin, "node"), [command.script, ...rest], { ...command.env, PATH }));
}

function stop(message) {
  console.error(message);
  process.exit(1);
}

/** Installs the locked packages, unless exactly these versions are installed already. */
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
  const options = ["--frozen-lockfile", "--reporter=append-only", "--loglevel=warn"];
  const status = await run(npx, ["--yes", packageManager, "install", ...options]);
  if (status !== 0) stop("The packages could not be installed. The output above has the reason.");
  writeFileSync(stamp, key);
}

/** Runs a program in the foreground, passes signals on to it, and returns its exit status. */
function run(file, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { stdio: "inherit", env: { ...process.env, ...env } });
    const pass = (signal) => child.kill(signal);
    process.on("SIGINT", pass).on("SIGTERM", pass);
    child.on("error", (error) => stop(`Cannot run ${file}: ${error.message}`));
    child.on("exit", (code, signal) => {
      process.off("SIGINT", pass).off("SIGTERM", pass);
      resolve(code ?? (signal === "SIGINT" ? 130 : 143));
    });
  });
}

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { compileMessages } from "#server/build/compileMessages.ts";
import { withoutStory } from "../architecture/findBreaches.ts";
import { readImports } from "../architecture/readImports.ts";
import { readSources } from "../architecture/sources.ts";
import type { Runner } from "../support/outcome.ts";
import { check } from "../support/runner.ts";

const generatedTokens = [
  "tokens/contract.css.ts",
  "tokens/themes/values.ts",
  "tokens/breakpoints.ts",
  "tokens/brands/alcedo.ts",
];
const tokenBuilds = ["terrazzo.config.ts", "terrazzo.alcedo.config.ts"];

/** Checks that the committed tokens match `tokens.json` and that every theme has enough contrast. */
const tokensAreFresh: Runner = {
  name: "tokens",
  run: async () => {
    const before = generatedTokens.map((file) => readFileSync(file, "utf8"));
    try {
      for (const config of tokenBuilds) {
        execFileSync("terrazzo", ["build", "--config", config], {
          cwd: "tokens",
          env: { ...process.env, PATH: `${process.cwd()}/tokens/node_modules/.bin:${process.env["PATH"]}` },
          stdio: "pipe",
        });
      }
    } catch (error) {
      console.log(error instanceof Error && "stderr" in error ? String(error.stderr) : error);
      return { passed: 0, failed: 1 };
    }
    const stale = generatedTokens.filter((file, index) => readFileSync(file, "utf8") !== before[index]);
    for (const file of stale) console.log(`${file} was outdated and has been regenerated. Commit it.`);
    return { passed: stale.length === 0 ? 1 : 0, failed: stale.length === 0 ? 0 : 1 };
  },
};

/** Compiles the messages, from which their types are generated. */
const messages: Runner = {
  name: "messages",
  run: async () => {
    await compileMessages();
    return { passed: 1, failed: 0 };
  },
};

/** Checks the imports against the import table, and that every component has a story. */
const imports: Runner = {
  name: "imports",
  run: async () => {
    const report = await readImports(process.cwd());
    const found = [...report.breaches, ...withoutStory(readSources(), report.imports)];
    for (const { file, why } of found) console.log(`${file}: ${why}`);
    return { passed: found.length === 0 ? 1 : 0, failed: found.length };
  },
};

/** Checks of single files, and the messages that the checks of all code and the build read. */
export const fileChecks: readonly Runner[] = [
  check("format", "oxfmt", ["--check", "."]),
  check("lint", "oxlint", ["--deny-warnings"]),
  tokensAreFresh,
  messages,
];

/** Checks that read all code. */
export const codeChecks: readonly Runner[] = [
  imports,
  check("types", "tsc", ["-b"]),
  check("unused code", "knip", ["--no-progress"]),
];

export const quickChecks: readonly Runner[] = [...fileChecks, ...codeChecks];

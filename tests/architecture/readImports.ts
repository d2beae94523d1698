import { cruise } from "dependency-cruiser";
import { importRules } from "./importRules.ts";

export interface Breach {
  readonly file: string;
  readonly why: string;
}

export interface ImportReport {
  /** Imports that break a rule. */
  readonly breaches: readonly Breach[];
  /** Each file of the workspace, with the files that it imports; types and imports on demand count. */
  readonly imports: ReadonlyMap<string, readonly string[]>;
}

const comments = new Map(importRules.map(({ name, comment }) => [name, comment]));

/** Folders that are generated, or that belong to others. */
const skipped = String.raw`(^|/)(node_modules|dist|compiled|data|storybook-static|test-results|\.git)(/|$)`;

/** Reads all imports below a folder with dependency-cruiser and compares them with the import table. */
export async function readImports(folder: string): Promise<ImportReport> {
  const { output } = await cruise(
    ["."],
    {
      baseDir: folder,
      // Sees imports of types, `typeof import("…")` among them, which the other parsers lose.
      parser: "tsc",
      tsPreCompilationDeps: true,
      doNotFollow: { path: skipped },
      // Folders are compared only together with their metrics.
      metrics: true,
      validate: true,
      ruleSet: { forbidden: importRules },
    },
    { conditionNames: ["import", "node", "default", "types"], exportsFields: ["exports"] },
  );
  if (typeof output === "string") throw new TypeError(`dependency-cruiser returned a text: ${output}`);
  return {
    breaches: output.summary.violations.map(({ rule, from, to, cycle }) => ({
      file: from,
      why: `imports ${(cycle ?? [{ name: to }]).map(({ name }) => name).join(" → ")}. ${comments.get(rule.name) ?? ""}`,
    })),
    imports: new Map(
      output.modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]),
    ),
  };
}

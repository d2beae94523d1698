import { cruise } from "dependency-cruiser";
import { importRules } from "./importRules.ts";

export interface Breach {
  readonly file: string;
  readonly why: string;
}

export interface ImportReport {
  /** Imports that break a rule. */
  readonly breaches: readonly Breach[];
  /** The imported files of each file of the workspace, including type imports and dynamic imports. */
  readonly imports: ReadonlyMap<string, readonly string[]>;
}

const comments = new Map(importRules.map(({ name, comment }) => [name, comment]));

/** Folders with generated files or packages, which are skipped. */
const skipped = String.raw`(^|/)(node_modules|dist|compiled|data|storybook-static|test-results|\.git)(/|$)`;

/** Reads all imports in a folder with dependency-cruiser and checks them against the import table. */
export async function readImports(folder: string): Promise<ImportReport> {
  const { output } = await cruise(
    ["."],
    {
      baseDir: folder,
      // The only parser that sees type imports, including `typeof import("…")`.
      parser: "tsc",
      tsPreCompilationDeps: true,
      doNotFollow: { path: skipped },
      // Rules about folders work only with metrics.
      metrics: true,
      validate: true,
      ruleSet: { forbidden: importRules },
    },
    { conditionNames: ["import", "node", "default", "types"], exportsFields: ["exports"] },
  );
  if (typeof output === "string")
    throw new TypeError(`dependency-cruiser returned a string instead of a report: ${output}`);
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

import { cruise, type ICruiseResult } from "dependency-cruiser";
import { importRules } from "./importRules.ts";
import { knownFolderCycles } from "./knownFolderCycles.ts";

export interface Breach {
  readonly file: string;
  readonly why: string;
}

export interface ImportReport {
  /** Imports that break a rule. */
  readonly breaches: readonly Breach[];
  /** Entries of `knownFolderCycles` that no longer name an import in a circle. */
  readonly staleExceptions: readonly Breach[];
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
    staleExceptions: staleExceptions(output),
    imports: new Map(
      output.modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]),
    ),
  };
}

function staleExceptions({ folders = [] }: ICruiseResult): Breach[] {
  const circular = new Set(
    folders.flatMap(({ name, dependencies = [] }) =>
      dependencies.filter((dependency) => dependency.circular).map((dependency) => `${name} → ${dependency.name}`),
    ),
  );
  return Object.entries(knownFolderCycles).flatMap(([folder, targets]) =>
    targets
      .filter((target) => !circular.has(`${folder} → ${target}`))
      .map((target) => ({
        file: folder,
        why: `no longer in a circle with ${target}; remove it from knownFolderCycles`,
      })),
  );
}

import type { IForbiddenRuleType } from "dependency-cruiser";
import { allowed, parts, purePackages, pureParts } from "./table.ts";

/** Cycles through generated files are allowed: the route tree imports the routes, which import the router. */
const generated = String.raw`\.gen\.ts$`;
const inPackage = "(^|/)node_modules/";

const withoutAnchor = (pattern: RegExp) => pattern.source.replace(/^\^/, "");

/** Returns the pattern for the files of one part: those that match its own pattern and none of an earlier part. */
function filesOf(part: string): string {
  const index = parts.findIndex(([name]) => name === part);
  const own = parts[index];
  if (own === undefined) throw new Error(`The import table names "${part}", which has no pattern in "parts".`);
  // Groups of earlier patterns do not capture, so that `$1` is the feature.
  const earlier = parts.slice(0, index).map(([, pattern]) => withoutAnchor(pattern).replace(/\((?!\?)/g, "(?:"));
  return `^${earlier.length === 0 ? "" : `(?!${earlier.join("|")})`}${withoutAnchor(own[1])}`;
}

/** Returns the pattern for imports within a part. Files of a feature may import only files of the same feature. */
const filesOfSame = (part: string) => filesOf(part).replace("([^/]+)", () => "$1");

/** A rule for each row of the table, except those that allow everything. */
const tableRules = Object.entries(allowed)
  .filter(([, targets]) => !targets.includes("*"))
  .map(([part, targets]): IForbiddenRuleType => ({
    name: part,
    severity: "error",
    comment: `${part} may import ${targets.length === 0 ? "only its own files" : targets.join(", ")}.`,
    from: { path: filesOf(part) },
    to: {
      path: parts.map(([, pattern]) => pattern.source),
      pathNot: [filesOfSame(part), ...targets.map(filesOf)],
    },
  }));

const pureFiles = pureParts.map(filesOf);

/** The import table as rules of dependency-cruiser. */
export const importRules: IForbiddenRuleType[] = [
  ...tableRules,
  {
    name: "no-homeless-file",
    severity: "error",
    comment: "The import table has no row for this file; add one, or move the file.",
    from: { path: "/", pathNot: [inPackage, ...parts.map(([, pattern]) => pattern.source)] },
    to: {},
  },
  {
    name: "no-package-in-rules",
    severity: "error",
    comment: `Pure rules may use no packages except ${purePackages.join(", ")}.`,
    from: { path: pureFiles },
    to: { path: inPackage, pathNot: purePackages.map((name) => `${inPackage}${name}/`) },
  },
  {
    name: "no-node-in-rules",
    severity: "error",
    comment: "Pure rules run in browsers too and must not use Node's modules.",
    from: { path: pureFiles },
    to: { dependencyTypes: ["core"] },
  },
  {
    name: "no-missing-file",
    severity: "error",
    comment: "The import names a file or package that does not exist.",
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: "no-cycle",
    severity: "error",
    comment: "Files must not import each other in a cycle, not even for types.",
    from: { pathNot: generated },
    to: { circular: true, viaOnly: { pathNot: generated } },
  },
  {
    name: "no-folder-cycle",
    severity: "error",
    comment: "Folders must not import each other in a cycle.",
    scope: "folder",
    from: {},
    to: { circular: true },
  },
];

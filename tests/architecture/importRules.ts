import type { IForbiddenRuleType } from "dependency-cruiser";
import { allowed, parts, purePackages, pureParts } from "./table.ts";

/** Import cycles through a generated file are the generator's: the route tree imports the routes, which import the router. */
const generated = String.raw`\.gen\.ts$`;
const inPackage = "(^|/)node_modules/";

const withoutAnchor = (pattern: RegExp) => pattern.source.replace(/^\^/, "");

/** Returns a pattern for the files of one part alone: those that match its own pattern and that of no earlier part. */
function filesOf(part: string): string {
  const index = parts.findIndex(([name]) => name === part);
  const own = parts[index];
  if (own === undefined) throw new Error(`The import table names "${part}", but no pattern says which files that is.`);
  // Groups are numbered from the left, and `$1` has to be the feature.
  const earlier = parts.slice(0, index).map(([, pattern]) => withoutAnchor(pattern).replace(/\((?!\?)/g, "(?:"));
  return `^${earlier.length === 0 ? "" : `(?!${earlier.join("|")})`}${withoutAnchor(own[1])}`;
}

/** Returns the pattern for imports within a part: a feature's files import those of the same feature only. */
const filesOfSame = (part: string) => filesOf(part).replace("([^/]+)", () => "$1");

/** One rule for each row of the table that does not allow everything. */
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
    comment: `Pure rules may use no package but ${purePackages.join(", ")}.`,
    from: { path: pureFiles },
    to: { path: inPackage, pathNot: purePackages.map((name) => `${inPackage}${name}/`) },
  },
  {
    name: "no-node-in-rules",
    severity: "error",
    comment: "Pure rules run in browsers too and may use nothing of Node.",
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
    comment: "Files must not import each other in a circle, not even for types.",
    from: { pathNot: generated },
    to: { circular: true, viaOnly: { pathNot: generated } },
  },
  {
    name: "no-folder-cycle",
    severity: "error",
    comment: "Folders must not import each other in a circle.",
    scope: "folder",
    from: {},
    to: { circular: true },
  },
];

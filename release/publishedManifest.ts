import { readFileSync } from "node:fs";
import path from "node:path";
import type { SourceManifest } from "./packages.ts";

/** Of a source file, the module that it becomes, with its declarations. */
function built(file: string) {
  const module = file.replace(/\.tsx?$/, "");
  return module === file ? file : { types: `${module}.d.ts`, default: `${module}.js` };
}

function installedVersion(folder: string, name: string): string {
  return JSON.parse(readFileSync(path.join(folder, "node_modules", name, "package.json"), "utf8")).version;
}

const ranges = (folder: string, names: Readonly<Record<string, string>> = {}, range: (version: string) => string) =>
  Object.fromEntries(Object.keys(names).map((name) => [name, range(installedVersion(folder, name))]));

/** Whatever is compatible with the version that is tested here. */
const compatible = (version: string) => `^${version}`;
/** What a shop brings itself may be older; before 1.0 each minor version is another one. */
const sameMajor = (version: string) => (version.startsWith("0.") ? `^${version}` : `^${version.split(".")[0]}.0.0`);

/** The package.json that is published: doors lead to what is built, and versions mean something outside this workspace. */
export function publishedManifest(folder: string, manifest: SourceManifest) {
  const { name, version, description, license, type, exports, dependencies, peerDependencies } = manifest;
  return {
    name,
    version,
    description,
    license,
    type,
    sideEffects: ["**/*.css", "**/*.css.js"],
    exports: {
      ...Object.fromEntries(Object.entries(exports).map(([door, file]) => [door, built(file)])),
      "./styles.css": "./styles.css",
      "./package.json": "./package.json",
    },
    // A module brings its own style sheet; where nothing is shown, there is none to bring.
    imports: { "#styles/*": { node: "./noStyles.js", default: "./*" } },
    dependencies: ranges(folder, dependencies, compatible),
    ...(peerDependencies && { peerDependencies: ranges(folder, peerDependencies, sameMajor) }),
  };
}

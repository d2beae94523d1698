import { readFileSync } from "node:fs";
import path from "node:path";

/** A package.json of the workspace: it exports sources, and takes versions from the catalog. */
export interface SourceManifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly type: string;
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

export interface PublishedPackage {
  /** Its folder in the workspace. */
  readonly folder: string;
  /** The door whose styles, with all that it uses, are `styles.css`. */
  readonly styles: string;
  /** Sources that work only inside this workspace. */
  readonly keptBack: readonly string[];
  /** What is published as it lies here. */
  readonly files: readonly string[];
}

/** The packages that another shop installs, the one that the other stands on first. */
export const packages: readonly PublishedPackage[] = [
  {
    folder: "tokens",
    styles: "./layers",
    // Fonts have addresses in Vite alone; the rest makes the tokens.
    keptBack: ["fonts.ts", "terrazzo/**", "*.config.ts"],
    files: ["README.md", "CHANGELOG.md", "font.css", "tokens.json", "brands/alcedo.font.css"],
  },
  {
    folder: "ui",
    styles: ".",
    keptBack: [],
    files: ["README.md", "CHANGELOG.md", "messages/*.json", "icons/LICENSE"],
  },
];

/** Where a package lies as it is published. */
export const publishedFolder = ({ folder }: Pick<PublishedPackage, "folder">) => path.join(folder, "dist");

/** Its package.json, with the doors that are published. */
export function readManifest({ folder, keptBack }: PublishedPackage): SourceManifest {
  const manifest: SourceManifest = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  const exports = Object.entries(manifest.exports).filter(([, file]) => !keptBack.includes(file.slice(2)));
  return { ...manifest, exports: Object.fromEntries(exports) };
}

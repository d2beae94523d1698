import { cpSync, globSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { rolldown } from "rolldown";
import { filesBeside } from "./filesBeside.ts";
import { type PublishedPackage, publishedFolder, readManifest } from "./packages.ts";
import { publishedManifest } from "./publishedManifest.ts";
import { styleSheets } from "./styleSheets.ts";
import { writeTypes } from "./writeTypes.ts";

/** Of others, or a sheet of ours. */
const isExternal = (id: string) => !id.startsWith(".") && !path.isAbsolute(id);

/** Builds a package as it is published: a module for each of ours with its map, types, sheets, and a package.json. */
export async function buildPackage(published: PublishedPackage): Promise<void> {
  const { folder, styles, files } = published;
  const manifest = readManifest(published);
  const root = path.resolve(folder);
  const out = path.resolve(publishedFolder(published));
  rmSync(out, { recursive: true, force: true });
  const modules = Object.values(manifest.exports).filter((file) => /\.tsx?$/.test(file));
  const bundle = await rolldown({
    cwd: root,
    input: modules.flatMap((file) => globSync(file, { cwd: root })).map((file) => path.resolve(root, file)),
    external: isExternal,
    checks: { pluginTimings: false },
    plugins: [styleSheets(root, manifest.exports[styles] ?? ""), filesBeside(root)],
  });
  await bundle.write({
    dir: out,
    format: "es",
    sourcemap: true,
    preserveModules: true,
    preserveModulesRoot: root,
    entryFileNames: "[name].js",
  });
  await bundle.close();
  writeTypes(published, out);
  for (const file of globSync([...files], { cwd: root })) cpSync(path.join(root, file), path.join(out, file));
  cpSync("LICENSE", path.join(out, "LICENSE"));
  writeFileSync(path.join(out, "package.json"), `${JSON.stringify(publishedManifest(folder, manifest), null, 2)}\n`);
}

import { fileURLToPath, pathToFileURL } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { configuration } from "#configuration/index.ts";

const folder = fileURLToPath(new URL("../../configuration/", import.meta.url));
const modules = new Set(Object.keys(configuration).map((subject) => `${folder}${subject}.ts`));

/**
 * Vite plugin that evaluates each subject of the configuration once and bundles the result, `export const cart = {…}`.
 * Browsers then load values only, and not the kinds by which the server checks them.
 */
export const settingValues = () => ({
  name: "setting-values",
  async load(id: string): Promise<string | null> {
    if (!modules.has(id)) return null;
    const values: object = await import(pathToFileURL(id).href);
    return Object.entries(values)
      .map(([name, value]) => `export const ${name} = ${toJson(value, name)};`)
      .join("\n");
  },
});

function toJson(value: unknown, name: string): string {
  const json = JSON.stringify(value);
  if (json === undefined || !isDeepStrictEqual(JSON.parse(json), value)) {
    throw new Error(
      `JSON cannot represent the setting "${name}". Use text, numbers, booleans, null, lists and objects.`,
    );
  }
  return json;
}

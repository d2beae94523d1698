import { minifySync } from "vite";

const exported = /^export (?=function (\w+))/m;

/**
 * Vite plugin that replaces a module's only function by its minified source, a string under the same name. The server
 * writes it into pages.
 */
export const minifiedSource = (module: string) => ({
  name: "minified-source",
  enforce: "post" as const,
  transform(code: string, id: string): string | null {
    const name = exported.exec(code)?.[1];
    if (!id.endsWith(module) || name === undefined) return null;
    const minified = minifySync("source.js", code.replace(exported, "")).code;
    return `export const ${name} = ${JSON.stringify(minified.trim())};`;
  },
});

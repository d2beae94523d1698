import { registerHooks } from "node:module";

/**
 * Drizzle has 130 files and a package.json of 180 KB, which Node would read again for each of them: a second and a
 * half of every start. Its files name each other in full and are all modules, so there is nothing to look up.
 */
export function loadDrizzleQuickly(): void {
  registerHooks({
    resolve(specifier, context, next) {
      const { parentURL, conditions } = context;
      const isOwnFile = specifier.startsWith(".") && specifier.endsWith(".js") && conditions.includes("import");
      if (!isOwnFile || !parentURL?.includes("/node_modules/drizzle-orm/")) return next(specifier, context);
      return { url: new URL(specifier, parentURL).href, format: "module", shortCircuit: true };
    },
  });
}

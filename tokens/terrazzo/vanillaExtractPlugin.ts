import type { BuildHookOptions, Plugin } from "@terrazzo/parser";
import { cssValue } from "./cssValue.ts";

type Tree = { [key: string]: string | null | Tree };
type Tokens = BuildHookOptions["tokens"];

const header = "// Generated from the JSON of tokens by `pnpm --filter @dioptra/tokens build`; do not edit.\n";

/** Returns whether a token is a role. Primitives have no meaning, and breakpoints cannot be CSS variables. */
const isRole = (id: string) => !id.startsWith("palette.") && !id.startsWith("breakpoint.");

const camelCase = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

function set(tree: Tree, id: string, value: string | null) {
  const path = id.split(".").map(camelCase);
  const name = path.pop() ?? id;
  let branch = tree;
  for (const key of path) {
    const next = branch[key];
    branch = typeof next === "object" && next !== null ? next : (branch[key] = {});
  }
  branch[name] = value;
}

const literal = (tree: Tree) => JSON.stringify(tree, null, 2);

/** Returns the values of all modes as TypeScript. */
function themeValues(tokens: Tokens): string {
  const modes = new Map<string, Tree>();
  for (const [id, token] of Object.entries(tokens).filter(([id]) => isRole(id))) {
    for (const [name, mode] of Object.entries(token.mode)) {
      if (!mode) continue;
      const key = name === "." ? "base" : camelCase(name);
      const tree = modes.get(key) ?? {};
      modes.set(key, tree);
      set(tree, id, cssValue(token.$type, mode.$value));
    }
  }
  return header + [...modes].map(([name, tree]) => `\nexport const ${name} = ${literal(tree)} as const;\n`).join("");
}

/**
 * Creates a plugin that writes the contract of roles, the values of all modes and the breakpoints for vanilla-extract.
 */
export function vanillaExtractPlugin(): Plugin {
  return {
    name: "vanilla-extract",
    async build({ tokens, outputFile }) {
      const contract: Tree = {};
      const breakpoints: Tree = {};
      for (const [id, token] of Object.entries(tokens)) {
        if (id.startsWith("breakpoint.")) set(breakpoints, id, cssValue(token.$type, token.$value));
        if (isRole(id)) set(contract, id, null);
      }
      outputFile(
        "contract.css.ts",
        `${header}import { createGlobalThemeContract } from "@vanilla-extract/css";\n\n` +
          `/** The roles that components may ask for; a theme says what each one is. */\n` +
          `export const vars = createGlobalThemeContract(${literal(contract)}, (_, path) => path.join("-"));\n`,
      );
      outputFile("themes/values.ts", themeValues(tokens));
      const widths = breakpoints["breakpoint"];
      outputFile(
        "breakpoints.ts",
        `${header}\n/** Widths at which layouts change; media queries cannot read variables. */\nexport const breakpoints = ${JSON.stringify(widths, null, 2)} as const;\n`,
      );
    },
  };
}

/** Creates a plugin that writes the values of a brand. Its roles and breakpoints are those of the main tokens. */
export function brandPlugin(file: string): Plugin {
  return {
    name: "brand",
    async build({ tokens, outputFile }) {
      outputFile(file, themeValues(tokens));
    },
  };
}

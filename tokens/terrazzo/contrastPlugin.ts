import type { Plugin } from "@terrazzo/parser";
import { contrast, contrastRules } from "./contrast.ts";

const modes = [".", "dark", "high-contrast"];

/**
 * Creates a plugin that fails the build when a theme violates a contrast rule. Terrazzo's own rule checks only one
 * mode.
 */
export function contrastPlugin(): Plugin {
  return {
    name: "contrast",
    async build({ tokens }) {
      const components = (role: string, mode: string) => {
        const token = tokens[`color.${role}`];
        if (token?.$type !== "color")
          throw new Error(`The contrast rules name color.${role}, which is not a colour token in tokens.json.`);
        const [red, green, blue] = (token.mode[mode] ?? token).$value.components;
        return [red ?? 0, green ?? 0, blue ?? 0] as const;
      };
      const breaches = contrastRules.flatMap(([foreground, ground, minimum]) =>
        modes.flatMap((mode) => {
          const ratio = contrast(components(foreground, mode), components(ground, mode));
          return ratio < minimum ? [`${foreground} on ${ground} (${mode}): ${ratio.toFixed(2)}, needs ${minimum}`] : [];
        }),
      );
      if (breaches.length > 0) throw new Error(`Contrast too low:\n${breaches.join("\n")}`);
    },
  };
}

import type { Plugin } from "@terrazzo/parser";
import { contrast, contrastRules } from "./contrast.ts";

const modes = [".", "dark", "high-contrast"];

/** Fails the build when a theme breaks a contrast rule; Terrazzo's own rule sees the default mode only. */
export function contrastPlugin(): Plugin {
  return {
    name: "contrast",
    async build({ tokens }) {
      const components = (role: string, mode: string) => {
        const token = tokens[`color.${role}`];
        if (token?.$type !== "color")
          throw new Error(`The contrast rules name color.${role}, which is no colour token.`);
        const [red, green, blue] = (token.mode[mode] ?? token).$value.components;
        return [red ?? 0, green ?? 0, blue ?? 0] as const;
      };
      const breaches = contrastRules.flatMap(([foreground, ground, least]) =>
        modes.flatMap((mode) => {
          const ratio = contrast(components(foreground, mode), components(ground, mode));
          return ratio < least ? [`${foreground} on ${ground} (${mode}): ${ratio.toFixed(2)}, needs ${least}`] : [];
        }),
      );
      if (breaches.length > 0) throw new Error(`Contrast too low:\n${breaches.join("\n")}`);
    },
  };
}

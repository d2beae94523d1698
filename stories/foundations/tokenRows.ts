import { contrast, contrastRules } from "../../tokens/terrazzo/contrast.ts";
import { exceptionsOf, valuesOf } from "./brands.ts";
import { primitiveOf, tokensOf } from "./tokenFiles.ts";

export interface TokenRow {
  /** As the token's file names it: `on-action`. */
  name: string;
  /** The key in `vars`: `onAction`. */
  key: string;
  value: string;
  primitive: string | null;
  description: string | undefined;
  /** Other values on narrower screens, or where motion is reduced. */
  exceptions: readonly { on: string; value: string }[];
}

/** A foreground on its ground: what the ratio is, and what it must not fall below. */
export interface Pair {
  ground: string;
  ratio: number;
  least: number;
}

const camelCase = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

function valueIn(values: object, group: string, key: string): string | undefined {
  const found: unknown = Reflect.get(Object(Reflect.get(values, group)), key);
  return typeof found === "string" ? found : undefined;
}

/** A group of roles with their values in a theme of a brand. */
export function tokenRows(group: string, brand: string, theme: string): TokenRow[] {
  return tokensOf(brand, group).map(([name, token]) => {
    const key = camelCase(name);
    return {
      name,
      key,
      value: valueIn(valuesOf(brand, theme), group, key) ?? "",
      primitive: primitiveOf(token, theme),
      description: token.$description,
      exceptions: Object.entries(exceptionsOf(brand)).flatMap(([on, values]) => {
        const value = valueIn(values, group, key);
        return value === undefined ? [] : [{ on, value }];
      }),
    };
  });
}

const components = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [red, green, blue] as const;
};

/** Everything that a colour must be told apart from, by the rules that the build enforces. */
export function pairsOf(foreground: string, brand: string, theme: string): Pair[] {
  const values = valuesOf(brand, theme);
  const hex = (role: string) => components(valueIn(values, "color", camelCase(role)) ?? "");
  return contrastRules
    .filter(([name]) => name === foreground)
    .map(([, ground, least]) => ({ ground, least, ratio: contrast(hex(foreground), hex(ground)) }));
}

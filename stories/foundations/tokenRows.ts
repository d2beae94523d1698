import { contrast, contrastRules } from "../../tokens/terrazzo/contrast.ts";
import { exceptionsOf, valuesOf } from "../../.storybook/docs/brands.ts";
import { primitiveOf, tokensOf } from "./tokenFiles.ts";

/** A token with its value in a theme. */
export interface TokenRow {
  /** The name in the token file, such as `on-action`. */
  name: string;
  /** The key in `vars`, such as `onAction`. */
  key: string;
  value: string;
  primitive: string | null;
  description: string | undefined;
  /** Other values on narrower screens or with reduced motion. */
  exceptions: readonly { on: string; value: string }[];
}

/** The contrast of a foreground with a background, and the required minimum. */
export interface Pair {
  ground: string;
  ratio: number;
  minimum: number;
}

const camelCase = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

function valueIn(values: object, group: string, key: string): string | undefined {
  const found: unknown = Reflect.get(Object(Reflect.get(values, group)), key);
  return typeof found === "string" ? found : undefined;
}

/** Returns the tokens of a group with their values in a theme of a brand. */
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

/** Returns the backgrounds of a colour with their contrast, by the rules that the build enforces. */
export function pairsOf(foreground: string, brand: string, theme: string): Pair[] {
  const values = valuesOf(brand, theme);
  const hex = (role: string) => components(valueIn(values, "color", camelCase(role)) ?? "");
  return contrastRules
    .filter(([name]) => name === foreground)
    .map(([, ground, minimum]) => ({ ground, minimum, ratio: contrast(hex(foreground), hex(ground)) }));
}

/** A token in the DTCG format. */
interface Token {
  $value: unknown;
  $description?: string;
  $extensions?: { mode?: Record<string, unknown> };
}

/** A group of tokens by name, with metadata in keys that begin with a dollar. */
type Group = Record<string, Token | string>;

const files = import.meta.glob<Record<string, Group | string>>("../../tokens/{tokens,brands/*.tokens}.json", {
  eager: true,
  import: "default",
});

const fileOf = (name: string) => {
  const [, file = {}] = Object.entries(files).find(([path]) => path.endsWith(`/${name}.json`)) ?? [];
  return file;
};

function groupOf(file: string, name: string): [name: string, token: Token][] {
  const group = fileOf(file)[name];
  if (typeof group !== "object") return [];
  return Object.entries(group).flatMap(([name, token]) => (typeof token === "object" ? [[name, token]] : []));
}

/** Returns the tokens of a group in the order of `tokens.json`, with the values of the brand if it has its own. */
export function tokensOf(brand: string, group: string): [name: string, token: Token][] {
  const own = new Map(groupOf(`${brand}.tokens`, group));
  return groupOf("tokens", group).map(([name, token]) => [name, { ...token, ...own.get(name) }]);
}

/** Returns the primitive that a role references in a theme, such as `palette.ink`; null if it has a value of its own. */
export function primitiveOf({ $value, $extensions }: Token, theme: string): string | null {
  const value = $extensions?.mode?.[theme] ?? $value;
  return typeof value === "string" && value.startsWith("{") ? value.slice(1, -1) : null;
}

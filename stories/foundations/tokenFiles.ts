interface Token {
  $value: unknown;
  $description?: string;
  $extensions?: { mode?: Record<string, unknown> };
}

/** A group of the token format: tokens by name, beside remarks that begin with a dollar. */
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

/** A group's tokens, in the order of `tokens.json`; where the brand has its own value, that one. */
export function tokensOf(brand: string, group: string): [name: string, token: Token][] {
  const own = new Map(groupOf(`${brand}.tokens`, group));
  return groupOf("tokens", group).map(([name, token]) => [name, { ...token, ...own.get(name) }]);
}

/** The primitive that a role is made of in a theme, such as `palette.ink`. */
export function primitiveOf({ $value, $extensions }: Token, theme: string): string | null {
  const value = $extensions?.mode?.[theme] ?? $value;
  return typeof value === "string" && value.startsWith("{") ? value.slice(1, -1) : null;
}

import { configuration, type Configuration } from "./configuration.ts";
import { freeze } from "./freeze.ts";
import { configurationSchema } from "./schemas/configuration.ts";

/** A shop's own values by subject; a setting that is given replaces the default as a whole. */
export type Overrides = { readonly [Subject in keyof Configuration]?: Override<Configuration[Subject]> };
type Override<T> = T extends readonly unknown[] ? T : Partial<T>;

/** The configuration says something that cannot be; one line for each setting. */
export class ConfigurationError extends Error {
  override readonly name = "ConfigurationError";
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The configuration is wrong:\n${problems.map((problem) => `  ${problem}`).join("\n")}`);
    this.problems = problems;
  }
}

/** The defaults with a shop's own values in their place. Throws a `ConfigurationError` that names each wrong setting. */
export function parseConfiguration(overrides: Overrides = {}): Configuration {
  const given = withDefaults(overrides);
  const parsed = configurationSchema.safeParse(given);
  if (parsed.success) return freeze(parsed.data);
  const problems = parsed.error.issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => `${[...issue.path, key].join(".")}: there is no such setting`)
      : [`${issue.path.join(".")} is ${shown(at(given, issue.path))}, expected ${issue.message}`],
  );
  throw new ConfigurationError(problems);
}

function withDefaults(overrides: Overrides): object {
  const defaults = new Map<string, object>(Object.entries(configuration));
  const given = Object.entries(overrides).map(([subject, own]) => [subject, merged(defaults.get(subject), own)]);
  return { ...configuration, ...Object.fromEntries(given) };
}

const isSettings = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const merged = (defaults: unknown, own: unknown): unknown =>
  isSettings(defaults) && isSettings(own) ? { ...defaults, ...own } : own;

/** What lies at a path; undefined where there is nothing. */
const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((inner, key) => (isObject(inner) ? Reflect.get(inner, key) : undefined), value);

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

function shown(value: unknown): string {
  if (value === undefined) return "missing";
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

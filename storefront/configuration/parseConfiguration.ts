import { configuration, type Configuration } from "./configuration.ts";
import { configurationSchema } from "./schema.ts";
import { freeze } from "./setting.ts";

/** A shop's own values by subject. A list, a map or a group of settings replaces the default as a whole. */
export type Overrides = { readonly [Subject in keyof Configuration]?: Override<Configuration[Subject]> };
type Override<T> = T extends readonly unknown[] ? T : Partial<T>;

/** Thrown when settings are invalid. `problems` has one line per setting. */
export class ConfigurationError extends Error {
  override readonly name = "ConfigurationError";
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`Invalid configuration:\n${problems.map((problem) => `  ${problem}`).join("\n")}`);
    this.problems = problems;
  }
}

/** Returns the defaults with a shop's own values in their place. Throws a `ConfigurationError` for invalid settings. */
export function parseConfiguration(overrides: Overrides = {}): Configuration {
  const values = withDefaults(overrides);
  const parsed = configurationSchema.safeParse(values);
  if (parsed.success) return freeze(parsed.data);
  const problems = parsed.error.issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => `${[...issue.path, key].join(".")}: there is no such setting`)
      : [`${issue.path.join(".")} is ${describe(valueAt(values, issue.path))}, expected ${issue.message}`],
  );
  throw new ConfigurationError(problems);
}

function withDefaults(overrides: Overrides): object {
  const defaults = new Map<string, object>(Object.entries(configuration));
  const merged = Object.entries(overrides).map(([subject, own]) => [subject, mergeSubject(defaults.get(subject), own)]);
  return { ...configuration, ...Object.fromEntries(merged) };
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
const isSettings = (value: unknown): value is object => isObject(value) && !Array.isArray(value);

const mergeSubject = (defaults: unknown, own: unknown): unknown =>
  isSettings(defaults) && isSettings(own) ? { ...defaults, ...own } : own;

/** Returns the value at a path, undefined if there is none. */
const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((inner, key) => (isObject(inner) ? Reflect.get(inner, key) : undefined), value);

/** Returns a value as JSON of at most 80 characters, for error messages. */
function describe(value: unknown): string {
  if (value === undefined) return "missing";
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

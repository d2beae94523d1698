export type Json = Readonly<Record<string, unknown>>;

export const asJson = (value: unknown): Json => (typeof value === "object" && value !== null ? { ...value } : {});

export const asList = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

/** Returns the values of a document at a dotted path. */
export function valuesOf(document: unknown, path: string): unknown[] {
  if (Array.isArray(document)) return document.flatMap((each) => valuesOf(each, path));
  if (path === "") return document === null || typeof document === "object" ? [] : [document];
  const [name = "", ...rest] = path.split(".");
  const value = asJson(document)[name];
  return value === undefined ? [] : valuesOf(value, rest.join("."));
}

/** Returns whether a document has a value at a dotted path or below it. */
export function existsAt(document: unknown, path: string): boolean {
  if (valuesOf(document, path).length > 0) return true;
  const parents = path
    .split(".")
    .reduce<unknown[]>(
      (found, name) =>
        found.flatMap((each) => asList(each).map((one) => asJson(one)[name])).filter((one) => one !== undefined),
      [document],
    );
  return /:(?!null|\{|\[)/.test(JSON.stringify(parents).replaceAll("[]", ""));
}

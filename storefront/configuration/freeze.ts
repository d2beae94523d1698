/** Makes a value and all that it holds unchangeable: settings are shared by every request. */
export function freeze<T extends object>(value: T): Readonly<T> {
  for (const part of Object.values(value)) {
    if (typeof part === "object" && part !== null) freeze(part);
  }
  return Object.freeze(value);
}

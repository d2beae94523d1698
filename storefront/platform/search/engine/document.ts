/** Plain JSON. */
export type Document = Readonly<Record<string, unknown>>;

export type Scalar = string | number | boolean;

export const isDocument = (value: unknown): value is Document =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const isScalar = (value: unknown): value is Scalar =>
  typeof value === "string" || typeof value === "boolean" || (typeof value === "number" && Number.isFinite(value));

/** Reads the values at a path such as `configurable_children.sku`; a list on the way, or at its end, has one for each item. */
export function reader(path: string): (document: unknown) => readonly Scalar[] {
  const names = path.split(".");
  return (document) => {
    const found: Scalar[] = [];
    collect(document, names, 0, found);
    return found;
  };
}

function collect(value: unknown, path: readonly string[], depth: number, found: Scalar[]): void {
  if (Array.isArray(value)) {
    for (const each of value) collect(each, path, depth, found);
    return;
  }
  const name = path[depth];
  if (name === undefined) {
    if (isScalar(value)) found.push(value);
  } else if (isDocument(value) && Object.hasOwn(value, name)) {
    collect(value[name], path, depth + 1, found);
  }
}

/** Says whether a document has anything at a path, or below it. */
export function anythingAt(path: string): (document: unknown) => boolean {
  const names = path.split(".");
  const isThere = (value: unknown, depth: number): boolean => {
    if (Array.isArray(value)) return value.some((each) => isThere(each, depth));
    const name = names[depth];
    if (!isDocument(value)) return name === undefined && isScalar(value);
    if (name === undefined) return Object.values(value).some((each) => isThere(each, depth));
    return Object.hasOwn(value, name) && isThere(value[name], depth + 1);
  };
  return (document) => isThere(document, 0);
}

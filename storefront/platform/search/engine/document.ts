/** A JSON object. */
export type Document = Readonly<Record<string, unknown>>;

export type Scalar = string | number | boolean;

export const isDocument = (value: unknown): value is Document =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const isScalar = (value: unknown): value is Scalar =>
  typeof value === "string" || typeof value === "boolean" || (typeof value === "number" && Number.isFinite(value));

/**
 * Rows are the objects of a list inside documents, such as the variants of a product. A search may require that one row
 * has several values. For that, a column holds whole rows: the JSON of some of their fields. Equal rows of several
 * documents are one value.
 */
const rowsSeparator = " ← ";

/** Returns the name of the column that holds the rows at a path, with the values of some of their fields. */
export const rowsColumn = (path: string, fields: readonly string[]): string =>
  `${path}${rowsSeparator}${fields.join(" ")}`;

/** Returns path and fields of a column of rows; null for any other column. */
export function parseRowsColumn(name: string): { readonly path: string; readonly fields: readonly string[] } | null {
  const [path, fields] = name.split(rowsSeparator);
  return path !== undefined && fields !== undefined ? { path, fields: fields.split(" ") } : null;
}

/** Returns the rows at a path. A single object counts as a list of one. */
export function rowsAt(document: unknown, path: string): readonly Document[] {
  let values: readonly unknown[] = [document];
  for (const name of path.split(".")) {
    values = values.flatMap((value) => (isDocument(value) && Object.hasOwn(value, name) ? value[name] : []));
  }
  return values.filter(isDocument);
}

/** Creates a function that writes the rows of a document as text. A repeated row gets a number, so that each is counted. */
function createRowsWriter(path: string, fields: readonly string[]): (document: unknown) => readonly string[] {
  const readers = fields.map((field) => createReader(field));
  return (document) => {
    const timesWritten = new Map<string, number>();
    return rowsAt(document, path).map((row) => {
      const values = JSON.stringify(readers.map((read) => read(row)));
      const times = timesWritten.get(values) ?? 0;
      timesWritten.set(values, times + 1);
      return times === 0 ? values : `${values}${times}`;
    });
  };
}

/** Creates a function that reads a row from the text in its column. */
export function createRowsReader(fields: readonly string[]): (text: Scalar) => Document {
  return (text) => {
    const values: readonly unknown[] = JSON.parse(String(text).replace(/\d*$/, ""));
    return Object.fromEntries(fields.map((field, index) => [field, values[index]]));
  };
}

/**
 * Creates a function that reads all values at a path such as `configurable_children.sku`, or the rows of a column of rows.
 * Lists on the path are flattened.
 */
export function createReader(path: string): (document: unknown) => readonly Scalar[] {
  const rows = parseRowsColumn(path);
  if (rows) return createRowsWriter(rows.path, rows.fields);
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

/** Creates a function that returns whether a document has anything at or below a path. */
export function hasAnythingAt(path: string): (document: unknown) => boolean {
  const names = (parseRowsColumn(path)?.path ?? path).split(".");
  const isThere = (value: unknown, depth: number): boolean => {
    if (Array.isArray(value)) return value.some((each) => isThere(each, depth));
    const name = names[depth];
    if (!isDocument(value)) return name === undefined && isScalar(value);
    if (name === undefined) return Object.values(value).some((each) => isThere(each, depth));
    return Object.hasOwn(value, name) && isThere(value[name], depth + 1);
  };
  return (document) => isThere(document, 0);
}

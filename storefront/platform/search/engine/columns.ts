import { createColumn, type Column } from "./column.ts";
import { reader } from "./document.ts";

/** The documents of an index, numbered in the order of their ids, with a column for every field that was asked for. */
export interface Columns {
  readonly documents: readonly unknown[];
  readonly columnOf: (field: string) => Column;
  /** Puts another document in the place of one; columns in which the two differ are made anew when they are asked for. */
  readonly replace: (place: number, document: unknown) => void;
}

const sameValues = (a: unknown, b: unknown, field: string) => {
  const read = reader(field);
  const before = read(a);
  const after = read(b);
  return before.length === after.length && before.every((value, index) => value === after[index]);
};

/** Fields are named by whoever searches: those that no document has must not fill the memory. */
const mostColumns = 500;

export function createColumns(given: readonly unknown[]): Columns {
  const documents = [...given];
  const columns = new Map<string, Column>();
  return {
    documents,
    columnOf(field) {
      const known = columns.get(field);
      if (known) return known;
      const column = createColumn(documents, field);
      if (columns.size < mostColumns && column.values.length > 0) columns.set(field, column);
      return column;
    },
    replace(place, document) {
      const before = documents[place];
      documents[place] = document;
      for (const field of columns.keys()) if (!sameValues(before, document, field)) columns.delete(field);
    },
  };
}

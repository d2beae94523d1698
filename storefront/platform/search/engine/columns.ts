import { setImmediate } from "node:timers/promises";
import { includes } from "./bitmap.ts";
import { type Column, createColumn } from "./column.ts";
import { anythingAt, reader } from "./document.ts";
import { emptyLayout, rearranged, type Source } from "./layOut.ts";

/** The documents of an index, numbered in the order of their ids, with a column for every field that is asked for. */
export interface Columns {
  /** How many documents there are. */
  readonly size: number;
  readonly columnOf: (field: string) => Column;
}

/** Columns that stay, and follow their documents. */
export interface KeptColumns extends Columns {
  readonly has: (field: string) => boolean;
  readonly keep: (field: string, column: Column) => void;
  /** Puts other documents in the place of some; says whether any column is another now. */
  readonly replace: (changes: ReadonlyMap<number, unknown>) => boolean;
  /** Columns of their own for so many documents, of which some come from a place here. Gives way between two columns. */
  readonly rearranged: (size: number, sourceOf: (place: number) => Source) => Promise<KeptColumns>;
}

/** Whether a document has at a path what the one in its place had. */
function isAsBefore(column: Column, place: number, field: string, document: unknown): boolean {
  const { raws, starts, ordinals, below } = column;
  const values = new Set(reader(field)(document));
  const before = [...ordinals.subarray(starts[place], starts[place + 1])].map((ordinal) => raws[ordinal]);
  if (before.length !== values.size || before.some((value) => value === undefined || !values.has(value))) return false;
  const isBelow = values.size === 0 && anythingAt(field)(document);
  return isBelow === (below !== null && includes(below, place));
}

/** Requests name fields freely, so those that no document has must not take up memory. */
const maxColumns = 500;

/** `make` reads the column of a field that was not asked for before. */
export function createColumns(size: number, make: (field: string) => Column): KeptColumns {
  const columns = new Map<string, Column>();
  const keep = (field: string, column: Column) => void (columns.size < maxColumns && columns.set(field, column));
  return {
    size,
    has: (field) => columns.has(field),
    keep,
    columnOf(field) {
      const known = columns.get(field);
      if (known) return known;
      const column = make(field);
      if (column.raws.length > 0) keep(field, column);
      return column;
    },
    replace(changes) {
      let isAnother = false;
      for (const [field, column] of columns) {
        const own = [...changes].filter(([place, document]) => !isAsBefore(column, place, field, document));
        if (own.length === 0) continue;
        const others = new Map(own);
        const sourceOf = (place: number): Source =>
          others.has(place) ? { document: others.get(place) } : { before: place };
        columns.set(field, createColumn(rearranged(column, field, size, sourceOf)));
        isAnother = true;
      }
      return isAnother;
    },
    async rearranged(otherSize, sourceOf) {
      const none = createColumn(emptyLayout(otherSize));
      const others = createColumns(otherSize, () => none);
      for (const [field, column] of columns) {
        await setImmediate();
        others.keep(field, createColumn(rearranged(column, field, otherSize, sourceOf)));
      }
      return others;
    },
  };
}

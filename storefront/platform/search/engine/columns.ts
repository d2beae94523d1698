import { setImmediate } from "node:timers/promises";
import { includes } from "./bitmap.ts";
import { type Column, createColumn } from "./column.ts";
import { createReader, hasAnythingAt } from "./document.ts";
import { emptyLayout, remapLayout, type Source } from "./layout.ts";

/** The columns of an index. Documents are numbered in the order of their ids. */
export interface Columns {
  /** Number of documents. */
  readonly size: number;
  readonly columnOf: (field: string) => Column;
}

/** Columns that can be updated when documents change. */
export interface MutableColumns extends Columns {
  readonly has: (field: string) => boolean;
  readonly set: (field: string, column: Column) => void;
  /** Replaces documents, by document number. Returns whether any column changed. */
  readonly replace: (changes: ReadonlyMap<number, unknown>) => boolean;
  /**
   * Returns columns for another set of `size` documents, some of which are documents of this one. Yields to other work
   * between columns.
   */
  readonly remap: (size: number, sourceOf: (place: number) => Source) => Promise<MutableColumns>;
}

/** Returns whether a document has the same values in a field as the one that it replaces. */
function isUnchanged(column: Column, place: number, field: string, document: unknown): boolean {
  const { raws, starts, ordinals, below } = column;
  const values = new Set(createReader(field)(document));
  const before = [...ordinals.subarray(starts[place], starts[place + 1])].map((ordinal) => raws[ordinal]);
  if (before.length !== values.size || before.some((value) => value === undefined || !values.has(value))) return false;
  const isBelow = values.size === 0 && hasAnythingAt(field)(document);
  return isBelow === (below !== null && includes(below, place));
}

/** Requests may name any field, so the number of columns is limited. */
const maxColumns = 500;

/** Creates columns that are built by `createMissing` when a field is first used. */
export function createColumns(size: number, createMissing: (field: string) => Column): MutableColumns {
  const columns = new Map<string, Column>();
  const set = (field: string, column: Column) => void (columns.size < maxColumns && columns.set(field, column));
  return {
    size,
    has: (field) => columns.has(field),
    set,
    columnOf(field) {
      const existing = columns.get(field);
      if (existing) return existing;
      const column = createMissing(field);
      if (column.raws.length > 0) set(field, column);
      return column;
    },
    replace(changes) {
      let hasChanged = false;
      for (const [field, column] of columns) {
        const changed = [...changes].filter(([place, document]) => !isUnchanged(column, place, field, document));
        if (changed.length === 0) continue;
        const replacements = new Map(changed);
        const sourceOf = (place: number): Source =>
          replacements.has(place) ? { document: replacements.get(place) } : { before: place };
        columns.set(field, createColumn(remapLayout(column, field, size, sourceOf)));
        hasChanged = true;
      }
      return hasChanged;
    },
    async remap(newSize, sourceOf) {
      const emptyColumn = createColumn(emptyLayout(newSize));
      const remapped = createColumns(newSize, () => emptyColumn);
      for (const [field, column] of columns) {
        await setImmediate();
        remapped.set(field, createColumn(remapLayout(column, field, newSize, sourceOf)));
      }
      return remapped;
    },
  };
}

import { type Bitmap, documentsOf, include } from "./bitmap.ts";
import { type Column, createColumn } from "./column.ts";
import { type Columns, createColumns } from "./columns.ts";
import { createRowsReader, parseRowsColumn } from "./document.ts";
import { createCollector } from "./layout.ts";

/** Creates the columns of rows, whose fields queries name with the path in front. */
export const columnsOfRows = (path: string, rows: readonly unknown[]): Columns =>
  createColumns(rows.length, (field) => {
    const collector = createCollector(field.slice(path.length + 1), rows.length);
    for (const row of rows) collector.add(row);
    return createColumn(collector.toLayout());
  });

const rowsOfColumn = new WeakMap<Column, Columns>();

/** Returns the columns of the distinct rows that a column holds, numbered by their ordinals. */
export function distinctRows(name: string, column: Column): Columns {
  const existing = rowsOfColumn.get(column);
  if (existing) return existing;
  const { path, fields } = parseRowsColumn(name) ?? { path: "", fields: [] };
  const created = columnsOfRows(path, column.raws.map(createRowsReader(fields)));
  rowsOfColumn.set(column, created);
  return created;
}

/** Returns the documents that have one of the rows. */
export function documentsWithRows(column: Column, rows: Bitmap): Bitmap {
  const found = column.documentsWith(0, 0).slice();
  for (const row of documentsOf(rows)) {
    const end = column.postingStarts[row + 1] ?? 0;
    for (let place = column.postingStarts[row] ?? 0; place < end; place++) {
      include(found, column.postings[place] ?? 0);
    }
  }
  return found;
}

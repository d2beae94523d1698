import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Session } from "../database.ts";

/** As the database calls it: the schema's names, in snake case (`drizzleOn`). */
const nameOf = ({ name }: PgColumn) => sql.identifier(name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));

const listed = (parts: readonly SQL[]) => sql.join([...parts], sql`, `);

/** What becomes of a row that is there already, by these columns: it takes over those. */
export const takingOver = (known: readonly PgColumn[], columns: readonly PgColumn[]): SQL => {
  const changes = columns.map((column) => sql`${nameOf(column)} = excluded.${nameOf(column)}`);
  return sql`on conflict (${listed(known.map((column) => sql`${nameOf(column)}`))}) do update set ${listed(changes)}`;
};

/**
 * Adds rows, however many, that travel as one text of JSON: thousands are written in a fraction of the time that it
 * takes value by value. All have the fields of the first. `rest` is what the statement ends with; what it returns is
 * answered.
 */
export async function writeRows<Table extends PgTable>(
  session: Session,
  table: Table,
  rows: readonly Table["$inferInsert"][],
  rest: SQL = sql``,
): Promise<readonly Record<string, unknown>[]> {
  const [first] = rows;
  if (!first) return [];
  const columns = Object.entries<PgColumn>(getTableColumns(table)).filter(([field]) => field in first);
  const names = columns.map(([, column]) => sql`${nameOf(column)}`);
  const fields = columns.map(([field]) => sql`${sql.identifier(field)}`);
  const typed = columns.map(([field, column]) => sql`${sql.identifier(field)} ${sql.raw(column.getSQLType())}`);
  const written = await session.execute(
    sql`insert into ${table} (${listed(names)}) select ${listed(fields)}
      from json_to_recordset(${JSON.stringify(rows)}::json) as given(${listed(typed)}) ${rest}`,
  );
  return written.rows;
}

import { getTableColumns, type SQL, sql } from "drizzle-orm";
import { type PgColumn, type PgTable, PgTimestamp } from "drizzle-orm/pg-core";
import type { Session } from "./database.ts";

const inOrder = (order: readonly PgColumn[]): SQL =>
  order.length > 0 ? sql`order by ${sql.join([...order], sql`, `)}` : sql``;

/** A value of a row as JSON has it, in the form in which the table's type has it. */
const valueOf = (column: PgColumn, value: unknown): unknown =>
  column instanceof PgTimestamp && typeof value === "string" ? new Date(value) : value;

/**
 * Rows of a table that travel as one text of JSON: thousands come in a fraction of the time that it takes field by
 * field.
 */
export async function readRows<Table extends PgTable>(
  session: Session,
  table: Table,
  condition: SQL | undefined,
  order: readonly PgColumn[] = [],
): Promise<Table["$inferSelect"][]> {
  const columns: [string, PgColumn][] = Object.entries(getTableColumns(table));
  const fields = sql.join(
    columns.map(([, column]) => sql`${column}`),
    sql`, `,
  );
  const { rows } = await session.execute<{ all: string | null }>(
    sql`select json_agg(json_build_array(${fields}) ${inOrder(order)})::text as all from ${table} where ${condition}`,
  );
  const all: readonly (readonly unknown[])[] = JSON.parse(rows[0]?.all ?? "[]");
  return all.map((values) =>
    Object.fromEntries(columns.map(([name, column], index) => [name, valueOf(column, values[index])])),
  );
}

/**
 * That a column has one of some whole numbers, however many they are. Their bounds are said as well: PostgreSQL, which
 * takes many numbers for most of a table, then looks at no more of it than lies between them.
 */
export function isOneOf(column: PgColumn, numbers: readonly number[]): SQL {
  const least = numbers.reduce((found, number) => Math.min(found, number), Number.MAX_SAFE_INTEGER);
  const most = numbers.reduce((found, number) => Math.max(found, number), 0);
  const isOne = sql`${column} = any(${`{${numbers.join(",")}}`}::int[])`;
  return numbers.length > 0 && most - least < 2 * numbers.length
    ? sql`(${column} between ${least} and ${most} and ${isOne})`
    : isOne;
}

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

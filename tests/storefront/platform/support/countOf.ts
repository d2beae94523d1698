import type { Connection } from "#platform/kernel/database/database.ts";

/** Counts rows. `what` is a table with an optional condition, such as `orders where cart_id = $1`. */
export async function countOf(
  connection: Pick<Connection, "query">,
  what: string,
  values: readonly unknown[] = [],
): Promise<number> {
  const { rows } = await connection.query<{ count: number }>(`select count(*)::int as count from ${what}`, [...values]);
  return rows[0]?.count ?? Number.NaN;
}

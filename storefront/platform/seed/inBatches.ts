/** Rows in one statement: PostgreSQL takes 65535 values, and no table of ours has more than 16 columns. */
const most = 4000;

/** Writes rows in statements of a size that PostgreSQL takes. */
export async function inBatches<Row>(
  rows: readonly Row[],
  write: (batch: Row[]) => PromiseLike<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += most) await write(rows.slice(start, start + most));
}
